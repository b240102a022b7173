import Testing

@testable import IdentifiedCollections

@Suite("An array that keeps its history says which ids it has lost")
struct IdentityHistoryTests {
  private let array: IdentifiedArrayOf<Item> = {
    var array = IdentifiedArray(uniqueElements: (0..<10).map { Item(id: $0) })
    array._keepHistory()
    return array
  }()

  private func lost(_ change: (inout IdentifiedArrayOf<Item>) -> Void) -> [Int]? {
    var copy = array
    change(&copy)
    return copy._idsLost(since: array._identityVersion)
  }

  @Test func additionsAndMovesLoseNothing() {
    #expect(lost { _ in } == [])
    #expect(lost { $0.append(Item(id: 20)) } == [])
    #expect(lost { $0.insert(Item(id: 20), at: 0) } == [])
    #expect(lost { $0.insert(contentsOf: [Item(id: 20), Item(id: 21)], at: 3) } == [])
    #expect(lost { $0[id: 20] = Item(id: 20) } == [])
    #expect(lost { $0.swapAt(0, 1) } == [])
    #expect(lost { $0.reverse() } == [])
  }

  @Test func removedAndReplacedElementsAreLost() {
    #expect(lost { $0.remove(id: 3) } == [3])
    #expect(lost { $0[id: 3] = nil } == [3])
    #expect(lost { $0.removeSubrange(2..<4) } == [2, 3])
    #expect(lost { $0.removeAll() } == Array(0..<10))
    #expect(lost { $0.removeAll { $0.id > 7 } } == [8, 9])
    #expect(lost { $0.remove(atOffsets: [1, 5]) } == [1, 5])
    #expect(lost { $0.replaceSubrange(0..<1, with: [Item(id: 4), Item(id: 20)]) } == [0, 4])
    #expect(lost { $0[id: 3] = Item(id: 3) } == [3])
    #expect(lost { $0[3] = Item(id: 20) } == [3])
    #expect(lost { $0[3] = Item(id: 5) } == [5])
    #expect(lost { $0.update(Item(id: 3), at: 3) } == [3])
    #expect(lost { $0._elementWasReplaced(id: 3) } == [3])
  }

  @Test func severalChangesAddUp() {
    let lost = lost {
      $0.remove(id: 3)
      $0.append(Item(id: 20))
      $0.remove(id: 20)
    }
    #expect(lost == [3, 20])
  }

  @Test func anArrayMadeFromAnotherCopyDoesNotKnow() {
    var (one, other) = (array, array)
    one.append(Item(id: 20))
    other.append(Item(id: 21))
    #expect(other._idsLost(since: one._identityVersion) == nil)
    #expect(array._idsLost(since: one._identityVersion) == nil)
  }

  @Test func aLongHistoryIsForgotten() {
    #expect(
      lost { array in for id in 20..<1000 { array.append(Item(id: id)) } } == nil)
    var copy = array
    for id in 20..<1000 { copy.append(Item(id: id)) }
    let version = copy._identityVersion
    copy.remove(id: 20)
    #expect(copy._idsLost(since: version) == [20])
  }
}
