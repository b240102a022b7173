import ConcurrencyExtras

/// A list of work to be done once, in order.
package final class EndWork: Sendable {
  /// Where a piece of work is in the list.
  struct Place: Hashable, Comparable, Sendable {
    let order: ProcessEndOrder
    let number: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.order, one.number) < (other.order, other.number)
    }
  }

  private struct Pieces {
    var waiting: [Place: @Sendable () -> Void] = [:]
    var count = 0

    mutating func next() -> (@Sendable () -> Void)? {
      waiting.keys.min().flatMap { waiting.removeValue(forKey: $0) }
    }
  }

  private let pieces = Locked(Pieces())

  /// Held while work is done, so that a process does not end in the middle of it. Work that ends the
  /// process itself comes back here on the same thread.
  private let turn = RecursiveLock()

  package init() {}

  package func register(
    _ order: ProcessEndOrder, _ work: @escaping @Sendable () -> Void
  ) -> ProcessEndRegistration {
    let place = pieces.withLock { pieces in
      pieces.count += 1
      let place = Place(order: order, number: pieces.count)
      pieces.waiting[place] = work
      return place
    }
    return ProcessEndRegistration(work: self, place: place)
  }

  package func perform() {
    turn.withLock {
      while let work = pieces.withLock({ $0.next() }) { work() }
    }
  }

  func remove(_ place: Place) {
    // The work is released after the lock: its end may run anything.
    _ = pieces.withLock { $0.waiting.removeValue(forKey: place) }
  }
}
