/// How unchanged members of a container are shown.
enum Folding {
  /// One by one.
  case none
  /// A run of several as their number.
  case inPlace
  /// All as their number, behind the changes: for collections without an order.
  case atTheEnd

  enum Entry {
    case one(Alignment<Member>)
    case unchanged(Int)
  }

  func entries(of alignment: [Alignment<Member>]) -> [Entry] {
    switch self {
    case .none:
      return alignment.map(Entry.one)
    case .atTheEnd:
      let changes = alignment.filter { !$0.isUnchanged }
      let unchanged = alignment.count - changes.count
      return changes.map(Entry.one) + (unchanged > 0 ? [.unchanged(unchanged)] : [])
    case .inPlace:
      var entries: [Entry] = []
      var run: [Alignment<Member>] = []
      func endRun() {
        entries += run.count > 1 ? [.unchanged(run.count)] : run.map(Entry.one)
        run = []
      }
      for step in alignment {
        if step.isUnchanged {
          run.append(step)
        } else {
          endRun()
          entries.append(.one(step))
        }
      }
      endRun()
      return entries
    }
  }
}

extension Alignment<Member> {
  fileprivate var isUnchanged: Bool {
    guard case .matched(let old, let new) = self else { return false }
    return Equality.areEqual(old.value, new.value)
  }
}
