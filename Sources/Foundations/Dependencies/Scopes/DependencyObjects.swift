import ConcurrencyExtras

/// The dependencies of the objects that `withDependencies` has returned.
final class DependencyObjects: Sendable {
  static let shared = DependencyObjects()

  // `@unchecked`: the object may be of any type, but is only asked whether it still lives.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of freed objects are looked for.
    var limit = 64
  }

  private let state = Locked(State())

  /// Remembers values for a result, if it is an object.
  func remember<R>(_ values: DependencyValues, for result: R) {
    guard type(of: result as Any) is AnyClass else { return }
    let object = result as AnyObject
    let id = ObjectIdentifier(object)
    let entry = Entry(object: object, values: values)
    state.withLock { state in
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, state.entries.count * 2)
      }
      state.entries[id] = entry
    }
  }

  /// The values that a property of the object has remembered, or else those remembered for it here.
  func values(of object: AnyObject) -> DependencyValues? {
    for child in Mirror(reflecting: object).children {
      if let property = child.value as? any CapturesDependencies {
        return property.capturedValues
      }
    }
    let entry = state.withLock { [id = ObjectIdentifier(object)] in $0.entries[id] }
    return entry?.object === object ? entry?.values : nil
  }
}
