/// Why a ``SharedReaderKey`` is asked for its value.
public enum LoadContext<Value> {
  /// A property has come to be. The value is its default, for when nothing is there.
  case initialValue(Value)

  /// Somebody asked for a fresh value.
  case userInitiated

  /// The default of the property, if it is just coming to be.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
