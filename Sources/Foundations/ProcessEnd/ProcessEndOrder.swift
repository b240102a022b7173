/// When a piece of work is done at the end of a process: smaller ones first.
public struct ProcessEndOrder: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is held back is written out.
  public static let storage = Self(rawValue: 0)

  /// What is to be said last is said, such as that something could not be written out.
  public static let lastWords = Self(rawValue: 1000)

  public static func < (one: Self, other: Self) -> Bool {
    one.rawValue < other.rawValue
  }
}
