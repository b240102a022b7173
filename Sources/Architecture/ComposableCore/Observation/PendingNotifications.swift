/// The changes that a reduction has made to observed properties, to be told when it is over.
@usableFromInline
final class PendingNotifications {
  private struct Change {
    let observers: StateObservers
    let field: StateField
  }

  private var changes: [Change] = []

  /// The memory of the changes that were told last, to be used again.
  private var spare: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  func add(_ observers: StateObservers, _ field: StateField) {
    // One property is often changed several times in a row.
    for change in changes.suffix(4)
    where change.observers === observers && change.field == field { return }
    changes.append(Change(observers: observers, field: field))
  }

  /// Tells everybody, first the stores: they find the readers of what was replaced.
  @MainActor func deliver() {
    var index = 0
    while index < changes.count {
      let change = changes[index]
      index += 1
      guard change.observers.isScoped(through: change.field) else { continue }
      for store in change.observers.stores {
        store.object?.propertyChanged(change.field, notifications: self)
      }
    }
    var due: [Change] = []
    swap(&due, &changes)
    swap(&changes, &spare)
    for change in due { change.observers.notify(change.field) }
    due.removeAll(keepingCapacity: true)
    spare = due
  }
}
