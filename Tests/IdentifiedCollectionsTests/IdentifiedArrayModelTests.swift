import IdentifiedCollections
import Testing

/// Long random runs against a plain array, with counts around those at which the hash table is made
/// and grows.
@Suite struct IdentifiedArrayModelTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func behavesLikeAnArrayOfUniqueElements(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    var array = IdentifiedArrayOf<Item>()
    var model: [Item] = []
    for step in 0..<400 {
      let id = Int.random(in: 0..<60, using: &generator)
      let item = Item(id: id, name: "\(step)")
      let known = model.firstIndex { $0.id == id }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1, 2:
        #expect(array.append(item) == (known == nil, known ?? model.count))
        if known == nil { model.append(item) }
      case 3:
        let position = Int.random(in: 0...model.count, using: &generator)
        array.insert(item, at: position)
        if known == nil { model.insert(item, at: position) }
      case 4:
        #expect(array.remove(id: id) == known.map { model.remove(at: $0) })
      case 5:
        array[id: id]?.name = "changed"
        if let known { model[known].name = "changed" }
      case 6 where model.count > 1:
        let i = Int.random(in: model.indices, using: &generator)
        array.swapAt(i, 0)
        model.swapAt(i, 0)
      case 7 where known == nil && !model.isEmpty:
        let position = Int.random(in: model.indices, using: &generator)
        array[position] = item
        model[position] = item
      case 8:
        array.reverse()
        model.reverse()
      default:
        let start = Int.random(in: 0...model.count, using: &generator)
        let range = start..<min(start + 3, model.count)
        array.removeSubrange(range)
        model.removeSubrange(range)
      }
      #expect(array.elements == model)
      #expect(array.ids.elements == model.map(\.id))
      for id in 0..<60 {
        #expect(array.index(id: id) == model.firstIndex { $0.id == id })
      }
    }
  }
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
