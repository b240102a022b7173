import Elements
import Foundation

extension TextState {
  enum Modifier: Hashable, Sendable {
    case accessibilityHeading(AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case accessibilityTextContentType(AccessibilityTextContentType)
    case baselineOffset(CGFloat)
    case bold(isActive: Bool)
    case font(Font?)
    case fontDesign(Font.Design?)
    case fontWeight(Font.Weight?)
    case fontWidth(FontWidth?)
    case foregroundColor(Color?)
    case italic(isActive: Bool)
    case kerning(CGFloat)
    case monospacedDigit
    case speechAdjustedPitch(Double)
    case speechAlwaysIncludesPunctuation(Bool)
    case speechAnnouncementsQueued(Bool)
    case speechSpellsOutCharacters(Bool)
    case strikethrough(isActive: Bool, pattern: LineStylePattern? = nil, color: Color?)
    case tracking(CGFloat)
    case underline(isActive: Bool, pattern: LineStylePattern? = nil, color: Color?)
  }

  func adding(_ modifier: Modifier) -> Self {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// The strokes of a line under or through a text.
  public enum LineStylePattern: String, Hashable, Sendable {
    case dash, dashDot, dashDotDot, dot, solid
  }

  /// How wide the characters of a font are.
  public enum FontWidth: String, Hashable, Sendable {
    case compressed, condensed, expanded, standard
  }

  // MARK: Font

  public func bold() -> Self { adding(.bold(isActive: true)) }
  public func bold(isActive: Bool) -> Self { adding(.bold(isActive: isActive)) }
  public func italic() -> Self { adding(.italic(isActive: true)) }
  public func italic(isActive: Bool) -> Self { adding(.italic(isActive: isActive)) }
  public func font(_ font: Font?) -> Self { adding(.font(font)) }
  public func fontDesign(_ design: Font.Design?) -> Self { adding(.fontDesign(design)) }
  public func fontWeight(_ weight: Font.Weight?) -> Self { adding(.fontWeight(weight)) }
  public func fontWidth(_ width: FontWidth?) -> Self { adding(.fontWidth(width)) }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Self { adding(.monospacedDigit) }

  // MARK: Colour and lines

  public func foregroundColor(_ color: Color?) -> Self { adding(.foregroundColor(color)) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    adding(.strikethrough(isActive: isActive, color: color))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> Self {
    adding(.strikethrough(isActive: isActive, pattern: pattern, color: color))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    adding(.underline(isActive: isActive, color: color))
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> Self {
    adding(.underline(isActive: isActive, pattern: pattern, color: color))
  }

  // MARK: Position

  /// Moves the text up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self {
    adding(.baselineOffset(baselineOffset))
  }

  /// Moves pairs of characters apart, in points; keeps ligatures together.
  public func kerning(_ kerning: CGFloat) -> Self { adding(.kerning(kerning)) }

  /// Moves characters apart, in points.
  public func tracking(_ tracking: CGFloat) -> Self { adding(.tracking(tracking)) }
}
