/// The stores of the elements of a collection. A change of it concerns only those whose elements it has
/// lost, however many there are.
@MainActor
final class ElementScopes {
  /// The place of an element of a collection that is stored in an observed property.
  struct Place {
    let element: CollectionElement
    let field: StateField
    let offset: Int

    /// `nil` for a place of another kind.
    init?(_ place: StatePlace) {
      guard let place = place as? PartPlace, let element = place.element, let field = place.field,
        let offset = place.property.offset
      else { return nil }
      (self.element, self.field, self.offset) = (element, field, offset)
    }
  }

  /// One of the elements: all of them tell how the collection is read.
  private let place: Place

  /// The stores by the ids of their elements.
  private var stores: [AnyHashable: WeakReference<ScopedCore>] = [:]

  /// Those that any change may concern: their elements are gone, and may return, or have a store
  /// already.
  private var others: [WeakReference<ScopedCore>] = []

  /// How many stores there may be before those that are gone are looked for.
  private var limit = 8

  /// The version of the collection when it was last looked at, `nil` when that is not known.
  private var version: UInt64?

  var field: StateField { place.field }

  var count: Int { stores.count + others.count }

  init(of place: Place) {
    self.place = place
  }

  /// Has the stores look only after changes that come now.
  func noteVersion(in state: UnsafeRawPointer) {
    version = place.element.version(state + place.offset)
  }

  func isOf(_ other: Place) -> Bool {
    place.offset == other.offset && place.element.collection == other.element.collection
  }

  func add(_ store: ScopedCore, of place: Place) {
    if count >= limit {
      stores = stores.filter { $0.value.object != nil }
      others.removeAll { $0.object == nil }
      limit = max(8, count * 2)
    }
    let displaced = stores.updateValue(WeakReference(store), forKey: place.element.id)
    if let displaced, displaced.object != nil { others.append(displaced) }
  }

  /// Has the stores look whose elements may be others than they were.
  func findReplacedElements(
    in state: UnsafeRawPointer, _ notifications: PendingNotifications
  ) {
    let elements = state + place.offset
    let newVersion = place.element.version(elements)
    // Of the same version, this is another array with the same elements, or they were changed in place.
    if let version, version != newVersion, let lost = place.element.idsLost(elements, version) {
      findReplacedAmongOthers(notifications)
      for id in lost {
        if let store = stores[id] { findReplaced(store, id, notifications) }
      }
    } else {
      findAllReplaced(notifications)
    }
    version = newVersion
  }

  /// Has all the stores look.
  func findAllReplaced(_ notifications: PendingNotifications) {
    version = nil
    findReplacedAmongOthers(notifications)
    for (id, store) in stores { findReplaced(store, id, notifications) }
  }

  private func findReplaced(
    _ store: WeakReference<ScopedCore>, _ id: AnyHashable, _ notifications: PendingNotifications
  ) {
    if let object = store.object {
      object.findReplacedState(notifications)
      if object.isPresent { return }
    }
    stores[id] = nil
    // Somebody else may keep it.
    if store.object != nil { others.append(store) }
  }

  private func findReplacedAmongOthers(_ notifications: PendingNotifications) {
    others.removeAll { $0.object == nil }
    for store in others { store.object?.findReplacedState(notifications) }
  }
}
