/// Text as runs of one style each, with how it breaks.
public struct TextContent: Equatable, Sendable {
  /// A part of the text in one style.
  public struct Run: Equatable, Sendable {
    public var text: String
    public var style: TextStyle
    /// What assistive technology is told in place of the text.
    public var label: String?

    public init(_ text: String, style: TextStyle = TextStyle(), label: String? = nil) {
      self.text = text
      self.style = style
      self.label = label
    }
  }
  /// Where text that does not fit is cut.
  public enum Truncation: Equatable, Sendable { case head, middle, tail }

  public var runs: [Run]
  /// How many lines it takes at most; `nil` takes all that it needs.
  public var lineLimit: Int?
  /// How many lines it takes the room of in any case.
  public var reservedLines: Int
  public var alignment: TextAlignment
  public var truncation: Truncation

  public init(
    _ runs: [Run], lineLimit: Int? = nil, reservedLines: Int = 0,
    alignment: TextAlignment = .leading,
    truncation: Truncation = .tail
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.alignment = alignment
    self.truncation = truncation
  }

  /// The text without its styles.
  public var string: String { runs.map(\.text).joined() }

  /// The text as assistive technology is told it.
  public var label: String { runs.map { $0.label ?? $0.text }.joined() }
}

/// The look of text, with the environment's styles resolved into it.
public struct TextStyle: Equatable, Sendable {
  public var font: Font?
  /// `nil` is the renderer's own colour for text.
  public var color: Color?
  /// How far the text steps back: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
  public var level = 0
  public var isBold = false
  public var isItalic = false
  public var isUnderlined = false
  public var isStruckThrough = false
  public var hasMonospacedDigits = false

  public init() {}
}
