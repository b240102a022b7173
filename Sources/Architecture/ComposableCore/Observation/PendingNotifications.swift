/// The changes that a reduction has made to observed properties, to be told when it is over.
@usableFromInline
final class PendingNotifications {
  private struct Change {
    /// Owned by the change, also when the state is gone meanwhile.
    let observers: OwnedReference<StateObservers>
    let field: StateField

    func isOf(_ other: StateObservers, _ otherField: StateField) -> Bool {
      field == otherField && observers.isReference(to: other)
    }
  }

  // Nothing calls out while these are accessed, so no check is needed at run time.

  /// The property of the first change, `nil` when there is no change.
  @exclusivity(unchecked) private var firstField: StateField?

  /// The observers of the first change. They are kept when they have been told: most actions make one
  /// change, of the same value as the action before, and to take them anew would cost as much as all
  /// the rest.
  @exclusivity(unchecked) private var firstObservers: OwnedReference<StateObservers>?

  /// The changes that have come after it.
  @exclusivity(unchecked) private var others: [Change] = []

  /// The memory of the others that were told last, to be used again.
  @exclusivity(unchecked) private var spare: [Change] = []

  deinit {
    firstObservers?.release()
    for change in others { change.observers.release() }
  }

  @inline(__always)
  func add(_ observers: StateObservers, _ field: StateField) {
    let isOfFirst = firstObservers?.isReference(to: observers) == true
    if let firstField {
      if !(isOfFirst && firstField == field) { addAnother(observers, field) }
    } else {
      if !isOfFirst { keepFirst(observers) }
      firstField = field
    }
  }

  private func keepFirst(_ observers: StateObservers) {
    firstObservers?.release()
    firstObservers = OwnedReference(observers)
  }

  private func addAnother(_ observers: StateObservers, _ field: StateField) {
    // One property is often changed several times in a row.
    if others.suffix(4).contains(where: { $0.isOf(observers, field) }) { return }
    others.append(Change(observers: OwnedReference(observers), field: field))
  }

  /// Tells everybody, first the stores: they find the readers of what was replaced.
  @MainActor func deliver() {
    guard let field = firstField, let first = firstObservers else { return }
    tellStores(of: field, first)
    if !others.isEmpty { tellStoresOfOthers() }
    firstField = nil
    // Whoever is told may change something: nobody releases the observers meanwhile.
    firstObservers = nil
    if others.isEmpty {
      first.withObject { $0.notify(field) }
    } else {
      tellAll(Change(observers: first, field: field))
    }
    if firstObservers == nil { firstObservers = first } else { first.release() }
  }

  @MainActor private func tellStoresOfOthers() {
    var index = 0
    // The stores find more.
    while index < others.count {
      tellStores(of: others[index].field, others[index].observers)
      index += 1
    }
  }

  @MainActor private func tellAll(_ first: Change) {
    var due: [Change] = []
    swap(&due, &others)
    swap(&others, &spare)
    first.observers.withObject { $0.notify(first.field) }
    for change in due {
      change.observers.withObject { $0.notify(change.field) }
      change.observers.release()
    }
    due.removeAll(keepingCapacity: true)
    spare = due
  }

  @inline(__always)
  @MainActor private func tellStores(
    of field: StateField, _ observers: OwnedReference<StateObservers>
  ) {
    if observers.withObject({ $0.isScoped(through: field) }) {
      tellScopedStores(of: field, observers)
    }
  }

  @MainActor private func tellScopedStores(
    of field: StateField, _ observers: OwnedReference<StateObservers>
  ) {
    for store in observers.withObject({ $0.stores }) {
      store.object?.propertyChanged(field, notifications: self)
    }
  }
}
