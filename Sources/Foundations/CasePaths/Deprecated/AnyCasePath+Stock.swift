extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  @available(*, deprecated, message: "Use the case key path '\\.self' instead.")
  public static var `self`: AnyCasePath { AnyCasePath() }
}

extension AnyCasePath where Root == Value? {
  /// The path to the value in an optional.
  @available(*, deprecated, message: "Use the case key path '\\Optional.Cases.some' instead.")
  public static var some: AnyCasePath { Optional.allCasePaths.some }
}

extension AnyCasePath where Value == Never {
  /// The path to the case that no value is ever in.
  @available(*, deprecated, message: "Use the case key path '\\.never' instead.")
  public static var never: AnyCasePath { absent }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The path from a raw value to the value that it stands for.
  @available(*, deprecated, message: "Make one with 'AnyCasePath(embed:extract:)' instead.")
  public static var rawValue: AnyCasePath {
    ._$embed({ $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value == Void {
  /// The path that embeds as a constant, and extracts from anything.
  @available(*, deprecated, message: "Make one with 'AnyCasePath(embed:extract:)' instead.")
  public static func constant(_ value: Root) -> AnyCasePath where Root: Sendable {
    AnyCasePath(embed: { value }, extract: { _ in () })
  }
}
