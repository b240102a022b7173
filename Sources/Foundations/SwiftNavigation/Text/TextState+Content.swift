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
    let runs = storage.runs(style: style, locale: locale)
    guard let label = modifiers.lazy.compactMap(\.accessibilityLabel).first else { return runs }
    return runs.labelled(label.runs(style: style, locale: locale).map(\.text).joined())
  }

  package func isEqual(to other: any NestedText) -> Bool {
    self == other as? TextState
  }
}

extension TextState.Storage {
  fileprivate func runs(style: TextStyle, locale: Locale) -> [TextContent.Run] {
    switch self {
    case .verbatim(let string):
      [TextContent.Run(string, style: style)]
    case .localized(let key, let table, let bundle):
      key.pieces(table: table, bundle: bundle, locale: locale).flatMap { piece in
        let style = style.marked(piece.look)
        return switch piece.content {
        case .string(let string): [TextContent.Run(string, style: style)]
        case .nested(let nested): nested.runs(style: style, locale: locale)
        }
      }
    case .concatenated(let first, let second):
      first.runs(style: style, locale: locale) + second.runs(style: style, locale: locale)
    }
  }
}

extension [TextContent.Run] {
  /// The runs, known by one label together.
  fileprivate func labelled(_ label: String) -> Self {
    indices.map { index in
      var run = self[index]
      run.label = index == startIndex ? label : ""
      return run
    }
  }
}

extension TextState.Modifier {
  fileprivate var accessibilityLabel: TextState? {
    if case .accessibilityLabel(let label) = self { label } else { nil }
  }

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
