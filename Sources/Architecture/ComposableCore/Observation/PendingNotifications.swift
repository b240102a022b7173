/// The changes that a reduction has made to observed properties, to be told when it is over.
final class PendingNotifications {
  private var changes: [(observers: StateObservers, field: StateField)] = []

  var isEmpty: Bool { changes.isEmpty }

  func add(_ observers: StateObservers, _ field: StateField) {
    // One property is often changed several times in a row.
    guard !changes.suffix(4).contains(where: { $0.observers === observers && $0.field == field })
    else { return }
    changes.append((observers, field))
  }

  /// Tells everybody, first the stores: they find the readers of what was replaced.
  @MainActor func deliver() {
    var index = 0
    while index < changes.count {
      let change = changes[index]
      index += 1
      for store in change.observers.stores {
        store.core?.propertyChanged(change.field, notifications: self)
      }
    }
    let due = changes
    changes.removeAll(keepingCapacity: true)
    for change in due { change.observers.notify(change.field) }
  }
}
