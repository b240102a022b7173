import Foundation
import Observation

/// Where a ``State`` keeps its value while its view is on screen.
///
/// Reads inside `withObservationTracking` register. Observers are told after a write, on the thread
/// of the write, and only when the value is not equal to the old one.
public final class _StateStorage<Value>: _Location<Value> {
  private let lock = NSLock()
  private var value: Value
  private let changes = StateChanges()

  public init(_ value: Value) {
    self.value = value
  }

  public override func get() -> Value {
    changes.access()
    return lock.withLock { value }
  }

  public override func set(_ newValue: Value) {
    let oldValue = lock.withLock {
      let oldValue = value
      value = newValue
      return oldValue
    }
    guard !areEqual(oldValue, newValue) else { return }
    _BodyEvaluation.noteStateChange()
    changes.notify()
  }
}

// The lock orders every access to the value.
extension _StateStorage: @unchecked Sendable where Value: Sendable {}

/// What observers of a state observe. Not generic, so that its key path is made once.
private final class StateChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var version: Void { () }

  func access() {
    registrar.access(self, keyPath: \.version)
  }

  func notify() {
    registrar.withMutation(of: self, keyPath: \.version) {}
  }
}
