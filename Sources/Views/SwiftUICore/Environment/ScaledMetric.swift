import Elements
import Foundation

/// A length that grows with the size of text. Where text has one size, as in a terminal, it is what
/// it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: Equatable where Value: Equatable {}
