import CustomDump

/// A field of state that is not observable, and that views have bindings to.
///
/// ```swift
/// struct State { @BindingState var isOn = false }
///
/// Toggle("Wi-Fi", isOn: viewStore.$isOn)
/// ```
///
/// It is no part of the value: what is compared, hashed, coded and dumped is the field.
@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value

  private let fileID: StaticString
  private let line: UInt

  public init(
    wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.wrappedValue = wrappedValue
    self.fileID = fileID
    self.line = line
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Where source declares the field.
  var declaration: String { "\(fileID):\(line)" }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  public var debugDescription: String { wrappedValue.debugDescription }
}
