import Elements
import Foundation

extension TextState: NestedText {
  /// The text with its formatting, as elements show it. What elements have no style for (offsets,
  /// kerning, the colour of a line) is left out.
  ///
  /// - Parameters:
  ///   - style: The style of the surroundings.
  ///   - locale: Whose language and conventions to use.
  package func runs(style: TextStyle, locale: Locale) -> [TextContent.Run] {
    // The innermost modifier counts, and it was applied first.
    let style = modifiers.reversed().reduce(into: style) { $1.apply(to: &$0) }
    if case .concatenated(let first, let second) = storage {
      return first.runs(style: style, locale: locale) + second.runs(style: style, locale: locale)
    }
    return [TextContent.Run(string(in: locale), style: style)]
  }

  package func isEqual(to other: any NestedText) -> Bool {
    self == other as? TextState
  }
}

extension TextState.Modifier {
  fileprivate func apply(to style: inout TextStyle) {
    switch self {
    case .bold(let isActive): style.isBold = isActive
    case .italic(let isActive): style.isItalic = isActive
    case .font(let font): style.font = font
    case .fontDesign(let design?): style.font = (style.font ?? .body).with(\.design, design)
    case .fontWeight(let weight?): style.font = (style.font ?? .body).with(\.weight, weight)
    case .foregroundColor(let color): style.color = color
    case .monospacedDigit: style.hasMonospacedDigits = true
    case .strikethrough(let isActive, _, _): style.isStruckThrough = isActive
    case .underline(let isActive, _, _): style.isUnderlined = isActive
    case .accessibilityHeading, .accessibilityLabel, .accessibilityTextContentType,
      .baselineOffset, .fontDesign, .fontWeight, .fontWidth, .kerning, .speechAdjustedPitch,
      .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued, .speechSpellsOutCharacters,
      .tracking:
      break
    }
  }
}

extension Font {
  fileprivate func with<Value>(_ property: WritableKeyPath<Font, Value>, _ value: Value) -> Font {
    var font = self
    font[keyPath: property] = value
    return font
  }
}
