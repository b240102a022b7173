import CustomDump
import PerceptionCore

extension Shared: Observable {}

extension Shared: Perceptible {}

extension Shared: Equatable where Value: Equatable {
  /// Compares the values. Inside of an assertion of a `SharedChangeTracker` a shared value and itself
  /// compare as the expected value and the one that there is.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if let tracker = SharedChangeTracker.asserting {
      let place = lhs.reference.place
      if place == rhs.reference.place {
        tracker.changes.noteAssertion(of: place)
        return lhs.wrappedValue == rhs.reference.liveValue
      }
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  public var description: String { "Shared<\(typeName(Value.self))>(\(reference))" }
}

extension Shared: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: _CustomDiffObject {
  public var _customDiffValues: (Any, Any) { (wrappedValue, reference.liveValue) }
  public var _objectIdentifier: ObjectIdentifier { reference.place.root }
}
