/// What the lines of a difference start with.
public struct DiffFormat: Sendable {
  /// In front of lines that only the first value has.
  public var first: String
  /// In front of lines that only the second value has.
  public var second: String
  /// In front of lines that both values have.
  public var both: String

  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// ASCII characters, which line up in a monospaced font.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A minus and a space that are as wide as a plus, so that lines line up in a proportional font:
  /// what failures of tests are shown in.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
