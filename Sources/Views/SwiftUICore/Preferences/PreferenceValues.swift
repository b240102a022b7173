/// What the views in one place hand up: for each key the value that theirs amount to.
///
/// Empty for most nodes, which then have no storage.
struct PreferenceValues {
  private var entries: [ObjectIdentifier: any PreferenceEntry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// The value for a key, `nil` where no view gives one.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { (entries[ObjectIdentifier(key)] as? TypedPreferenceEntry<Key>)?.value }
    set {
      if let newValue {
        entries[ObjectIdentifier(key)] = TypedPreferenceEntry<Key>(newValue)
      } else {
        entries[ObjectIdentifier(key)] = nil
      }
    }
  }

  /// Adds what the next views hand up.
  mutating func append(_ next: PreferenceValues) {
    if entries.isEmpty {
      entries = next.entries
    } else {
      entries.merge(next.entries) { $0.reduced(with: $1) }
    }
  }

  func isEqual(to other: PreferenceValues) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, entry in
        other.entries[key].map { entry === $0 || entry.isEqual(to: $0) } ?? false
      }
  }
}

private protocol PreferenceEntry: AnyObject {
  func reduced(with next: any PreferenceEntry) -> any PreferenceEntry
  func isEqual(to other: any PreferenceEntry) -> Bool
}

/// One value, shared by all the places that it passes unchanged on its way up.
private final class TypedPreferenceEntry<Key: PreferenceKey>: PreferenceEntry {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
  }

  func reduced(with next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? TypedPreferenceEntry else { return self }
    var value = value
    Key.reduce(value: &value) { next.value }
    return TypedPreferenceEntry(value)
  }

  func isEqual(to other: any PreferenceEntry) -> Bool {
    (other as? TypedPreferenceEntry).map { areSame(value, $0.value) } ?? false
  }
}
