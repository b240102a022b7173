import Foundation

/// A font as the source asks for it: a role or a size, with what differs from the usual face. A
/// renderer finds the nearest that its device has.
public struct Font: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case fixed(CGFloat)
  }

  package var size: Size
  package var weight: Weight?
  package var design: Design?
  /// The family of a custom font; `nil` is the system's.
  package var family: String?
  package var isItalic = false
  package var hasMonospacedDigits = false

  package init(_ size: Size, weight: Weight? = nil, design: Design? = nil, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The system's font for a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.fixed(size), weight: weight, design: design)
  }

  /// A font of a family, at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.fixed(size), family: name)
  }

  /// A font of a family, at a size in points that follows nothing.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.fixed(fixedSize), family: name)
  }

  /// A font of a family, at a size in points. No renderer scales text, so the role changes nothing.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.fixed(size), family: name)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with all characters of one width.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font with all digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// In parts of the usual width, as it differs from it.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The role of a text, which has its size follow the reader's choice.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3
    case headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The kind of face.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as CSS and OpenType count.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
}
