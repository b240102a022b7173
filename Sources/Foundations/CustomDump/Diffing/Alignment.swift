/// How the members of two containers stand opposite each other.
enum Alignment {
  /// Only the first has it.
  case removed(Member)
  /// Only the second has it.
  case inserted(Member)
  /// One stands in the place of another.
  case replaced(Member, Member)
  /// Both have it, changed or not.
  case matched(Member, Member)

  static func of(
    _ old: [Member], _ new: [Member], by areSame: (Member, Member) -> Bool
  ) -> [Alignment] {
    let difference = new.difference(from: old) { areSame($1, $0) }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Alignment] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      switch (removed.contains(i), inserted.contains(j)) {
      case (true, true): result.append(.replaced(old[i], new[j]))
      case (true, false): result.append(.removed(old[i]))
      case (false, true): result.append(.inserted(new[j]))
      case (false, false): result.append(.matched(old[i], new[j]))
      }
      let wasRemoved = removed.contains(i)
      if wasRemoved || !inserted.contains(j) { i += 1 }
      if !wasRemoved || inserted.contains(j) { j += 1 }
    }
    return result
  }
}
