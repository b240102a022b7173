/// Effects in no order. One alone, as there mostly is, needs no memory of its own.
struct EffectSet: Sendable {
  private var one: RunningEffect?
  private var others: Set<RunningEffect> = []

  var isEmpty: Bool { one == nil && others.isEmpty }

  /// - Returns: Whether the effect was not there yet.
  @discardableResult
  mutating func insert(_ effect: RunningEffect) -> Bool {
    if one === effect { return false }
    if one != nil || !others.isEmpty { return others.insert(effect).inserted }
    one = effect
    return true
  }

  mutating func remove(_ effect: RunningEffect) {
    if one === effect { one = nil } else { others.remove(effect) }
  }
}

extension EffectSet: Sequence {
  func makeIterator() -> some IteratorProtocol<RunningEffect> {
    var one = one
    var others = others.makeIterator()
    return AnyIterator { one.take() ?? others.next() }
  }
}
