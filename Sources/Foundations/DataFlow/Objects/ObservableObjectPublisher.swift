import Observation

/// Tells the views that hold an object of its changes.
///
/// The properties marked `@Published` do so by themselves; for other changes call ``send()``.
public final class ObservableObjectPublisher: Sendable {
  private let changes = ObjectChanges()

  public init() {}

  /// Tells the views that the object changes. They are evaluated later, when it has changed.
  public func send() {
    changes.notify()
  }

  /// The code that is being tracked depends on the object.
  package func access() {
    changes.access()
  }
}

/// What observers of an object observe.
private final class ObjectChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var version: Void { () }

  func access() {
    registrar.access(self, keyPath: \.version)
  }

  func notify() {
    registrar.withMutation(of: self, keyPath: \.version) {}
  }
}
