/// How unchanged members of a container are shown.
enum Folding {
  /// One by one.
  case none
  /// A run of several as their number.
  case inPlace
  /// All as their number, behind the changes: for collections without an order.
  case atTheEnd

  enum Entry {
    case one(Alignment)
    case unchanged(Int)
  }

  func entries(of alignment: [Alignment]) -> [Entry] {
    switch self {
    case .none:
      return alignment.map(Entry.one)
    case .atTheEnd:
      let changes = alignment.filter { !$0.isUnchanged }
      let unchanged = alignment.count - changes.count
      return changes.map(Entry.one) + (unchanged > 0 ? [.unchanged(unchanged)] : [])
    case .inPlace:
      var entries: [Entry] = []
      var rest = alignment[...]
      while let first = rest.first {
        let unchanged = rest.prefix(while: \.isUnchanged).count
        entries.append(unchanged > 1 ? .unchanged(unchanged) : .one(first))
        rest = rest.dropFirst(max(unchanged, 1))
      }
      return entries
    }
  }
}

extension Alignment {
  fileprivate var isUnchanged: Bool {
    guard case .matched(let old, let new) = self else { return false }
    return Equality.areEqual(old.value, new.value)
  }
}
