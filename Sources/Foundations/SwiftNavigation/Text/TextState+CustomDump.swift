import CustomDump
import Elements

extension TextState: CustomDumpRepresentable {
  /// The text, with its formatting as mark-up: `**bold**`, `_italic_`,
  /// `<kerning=2.0>wide</kerning>`.
  public var customDumpValue: Any { markup }

  fileprivate var markup: String {
    let text =
      if case .concatenated(let first, let second) = storage {
        first.markup + second.markup
      } else {
        storage.string()
      }
    return modifiers.reduce(text) { $1.markup(of: $0) }
  }
}

extension TextState.Modifier {
  /// A text in the mark-up of the modifier; inactive ones, and fonts, leave none.
  fileprivate func markup(of text: String) -> String {
    switch self {
    case .bold(true), .fontWeight(.bold?): "**\(text)**"
    case .italic(true): "_\(text)_"
    case .accessibilityHeading(let level): tag("accessibility-heading-level", level.rawValue, text)
    case .accessibilityLabel(let label): tag("accessibility-label", label.markup, text)
    case .accessibilityTextContentType(let type):
      tag("accessibility-text-content-type", type.rawValue, text)
    case .fontDesign(let design?): tag("font-design", "\(design)", text)
    case .fontWeight(let weight?): tag("font-weight", weight.name, text)
    case .fontWidth(let width?): tag("font-width", width.rawValue, text)
    case .foregroundColor(let color?): tag("foreground-color", "\(color)", text)
    case .monospacedDigit: tag("monospaced-digits", text)
    case .baselineOffset(let offset): tag("baseline-offset", "\(offset)", text)
    case .kerning(let kerning): tag("kerning", "\(kerning)", text)
    case .tracking(let tracking): tag("tracking", "\(tracking)", text)
    case .speechAdjustedPitch(let pitch): tag("speech-adjusted-pitch", "\(pitch)", text)
    case .speechAlwaysIncludesPunctuation(true): tag("speech-always-includes-punctuation", text)
    case .speechAnnouncementsQueued(true): tag("speech-announcements-queued", text)
    case .speechSpellsOutCharacters(true): tag("speech-spells-out-characters", text)
    case .strikethrough(true, _, let color?): "<s color=\(color)>\(text)</s>"
    case .strikethrough(true, _, nil): "~~\(text)~~"
    case .underline(true, _, let color?): "<u color=\(color)>\(text)</u>"
    case .underline(true, _, nil): "<u>\(text)</u>"
    case .bold, .italic, .font, .fontDesign, .fontWeight, .fontWidth, .foregroundColor,
      .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued, .speechSpellsOutCharacters,
      .strikethrough, .underline:
      text
    }
  }

  private func tag(_ name: String, _ text: String) -> String {
    "<\(name)>\(text)</\(name)>"
  }

  private func tag(_ name: String, _ value: String, _ text: String) -> String {
    "<\(name)=\(value)>\(text)</\(name)>"
  }
}

extension Font.Weight {
  fileprivate var name: String {
    switch self {
    case .ultraLight: "ultralight"
    case .thin: "thin"
    case .light: "light"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: "regular"
    }
  }
}
