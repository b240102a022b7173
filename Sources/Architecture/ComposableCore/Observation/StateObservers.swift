import Observation
import Synchronization

/// The readers of one value of observable state: observation closures and stores.
@usableFromInline
final class StateObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The properties that have features with effects, a bit for each.
  private let featureFields = Atomic<UInt64>(0)

  /// The stores that look at this value and have stores scoped from them. They are told of changes
  /// to find out whether those look at another value now.
  @MainActor private(set) var stores: [WeakReference<StoreCore>] = []

  /// The properties that stores are scoped through, a bit for each.
  @MainActor private var scopedFields: UInt64 = 0

  /// Adds a store with another that is scoped from it.
  ///
  /// - Parameter field: The property that the other is scoped through, `nil` when any change may
  ///   concern it.
  @MainActor func add(_ store: StoreCore, scopedThrough field: StateField?) {
    scopedFields |= field?.bit ?? .max
    guard !stores.contains(where: { $0.object === store }) else { return }
    stores.removeAll { $0.object == nil }
    stores.append(WeakReference(store))
  }

  /// Whether stores are scoped through a property.
  @MainActor func isScoped(through field: StateField) -> Bool {
    field == .everything ? scopedFields != 0 : scopedFields & field.bit != 0
  }

  /// Notes that a property has features with effects.
  func followFeatures(in field: StateField) {
    featureFields.bitwiseOr(field.bit, ordering: .relaxed)
  }

  /// Whether a property may have features with effects.
  func mayHaveFeatures(in field: StateField) -> Bool {
    let fields = featureFields.load(ordering: .relaxed)
    return field == .everything ? fields != 0 : fields & field.bit != 0
  }

  func recordRead(of field: StateField) {
    Self.keyPaths[field.index]._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
  }

  func notify(_ field: StateField) {
    if field == .everything {
      for index in Self.keyPaths.indices { notify(at: index) }
    } else {
      notify(at: field.index)
    }
  }

  private func notify(at index: Int) {
    Self.keyPaths[index]._withUnsafeGuaranteedRef { keyPath in
      registrar.willSet(self, keyPath: keyPath)
      registrar.didSet(self, keyPath: keyPath)
    }
  }

  /// What the standard registrar knows a property by.
  private subscript(field index: Int) -> Void { () }

  // Key paths are immutable, and these capture a number only. They are never released, and so are
  // used without a retain.
  private nonisolated(unsafe) static let keyPaths: [Unmanaged<KeyPath<StateObservers, Void>>] =
    (0...StateField.wholeValue.index).map { .passRetained(\StateObservers[field: $0]) }
}
