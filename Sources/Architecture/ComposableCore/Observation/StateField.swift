/// A property of observable state, by the number that its type gives it.
@usableFromInline
struct StateField: Equatable, Sendable {
  @usableFromInline let index: Int

  /// Properties past the 62nd share a number: a change of one notifies the readers of all of them.
  @inlinable init(_ index: Int) {
    self.index = min(index, 61)
  }

  private init(special index: Int) {
    self.index = index
  }

  /// The value as a whole, which changes when another value takes its place.
  static let wholeValue = StateField(special: 62)

  /// In a notification: every property.
  static let everything = StateField(special: 63)

  @inlinable var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: index) }
}
