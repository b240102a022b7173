/// The stores scoped from a store, so that scoping twice gives the same one.
@MainActor
@usableFromInline
final class ScopeCache {
  private struct Entry {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var store: AnyObject?
    var elements: [AnyHashable: AnyObject] = [:]
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  @usableFromInline func store(_ state: AnyKeyPath, _ action: AnyKeyPath, id: AnyHashable? = nil)
    -> AnyObject?
  {
    guard let index = index(state, action) else { return nil }
    return if let id { entries[index].elements[id] } else { entries[index].store }
  }

  @usableFromInline func set(
    _ store: AnyObject?, _ state: AnyKeyPath, _ action: AnyKeyPath, id: AnyHashable? = nil
  ) {
    let index: Int
    if let known = self.index(state, action) {
      index = known
    } else {
      index = entries.count
      entries.append(Entry(state: state, action: action))
    }
    if let id { entries[index].elements[id] = store } else { entries[index].store = store }
  }

  /// Which element a store is of, if the store was made here and its state is there.
  func elementID(of store: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyHashable? {
    guard let index = index(state, action) else { return nil }
    return entries[index].elements.first { $0.value === store }?.key
  }

  private func index(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Int? {
    // The key paths of one place in the source are usually the same objects.
    entries.firstIndex { $0.state === state && $0.action === action }
      ?? entries.firstIndex { $0.state == state && $0.action == action }
  }
}
