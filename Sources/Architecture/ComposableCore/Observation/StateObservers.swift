import Observation

/// The readers of one value of observable state: observation closures and stores.
final class StateObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The stores that look at this value. They are told of changes to find out whether stores scoped
  /// from them look at another value now.
  @MainActor private(set) var stores: [WeakStore] = []

  struct WeakStore {
    weak var core: StoreCore?
  }

  @MainActor func add(_ store: StoreCore) {
    stores.removeAll { $0.core == nil }
    stores.append(WeakStore(core: store))
  }

  func recordRead(of field: StateField) {
    registrar.access(self, keyPath: Self.keyPaths[field.index])
  }

  func notify(_ field: StateField) {
    if field == .everything {
      for keyPath in Self.keyPaths { notify(keyPath) }
    } else {
      notify(Self.keyPaths[field.index])
    }
  }

  private func notify(_ keyPath: KeyPath<StateObservers, Void>) {
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }

  /// What the standard registrar knows a property by.
  private subscript(field index: Int) -> Void { () }

  // Key paths are immutable, and these capture a number only.
  private nonisolated(unsafe) static let keyPaths: [KeyPath<StateObservers, Void>] =
    (0...StateField.wholeValue.index).map { \StateObservers[field: $0] }
}
