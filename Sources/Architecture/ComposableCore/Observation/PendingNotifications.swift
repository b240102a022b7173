/// The changes that a reduction has made to observed properties, to be told when it is over.
@usableFromInline
final class PendingNotifications {
  private struct Change {
    let observers: StateObservers
    let field: StateField

    /// Whether stores have to be told.
    @MainActor var isOfScopedState: Bool { observers.isScoped(through: field) }
  }

  // Nothing calls out while these are accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var changes: [Change] = []

  /// The memory of the changes that were told last, to be used again.
  private var spare: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  func add(_ observers: StateObservers, _ field: StateField) {
    // One property is often changed several times in a row.
    for index in max(0, changes.count - 4)..<changes.count
    where changes[index].observers === observers && changes[index].field == field { return }
    changes.append(Change(observers: observers, field: field))
  }

  /// Tells everybody, first the stores: they find the readers of what was replaced.
  @MainActor func deliver() {
    var index = 0
    while index < changes.count {
      if changes[index].isOfScopedState { tellStores(of: changes[index]) }
      index += 1
    }
    if changes.count == 1 {
      let change = changes.removeLast()
      return change.observers.notify(change.field)
    }
    var due: [Change] = []
    swap(&due, &changes)
    swap(&changes, &spare)
    for change in due { change.observers.notify(change.field) }
    due.removeAll(keepingCapacity: true)
    spare = due
  }

  @MainActor private func tellStores(of change: Change) {
    for store in change.observers.stores {
      store.object?.propertyChanged(change.field, notifications: self)
    }
  }
}
