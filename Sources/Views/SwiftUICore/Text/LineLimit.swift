import Elements

extension View {
  /// The most lines that a text in the view takes; `nil` is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(least: 0, most: number))
  }

  /// The most lines that a text in the view takes, and whether it takes as much room in any case.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(least: reservesSpace ? limit : 0, most: limit))
  }

  /// The least and the most lines that a text in the view takes.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(least: limit.lowerBound, most: limit.upperBound))
  }

  /// The least lines that a text in the view takes.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(least: limit.lowerBound, most: nil))
  }

  /// The most lines that a text in the view takes.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(least: 0, most: limit.upperBound))
  }
}

struct LineLimitModifier: Equatable {
  let least: Int
  let most: Int?
}

extension LineLimitModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.lineLimit = most
    environment.reservedLines = least
  }
}

extension EnvironmentValues {
  /// The lines that a text takes the room of in any case.
  @Entry var reservedLines: Int = 0
}
