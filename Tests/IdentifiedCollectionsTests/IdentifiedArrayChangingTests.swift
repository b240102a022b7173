import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayChangingTests {
  // MARK: By id

  @Test func writingByIDReplacesAppendsOrRemoves() {
    var array = items(1, 2, 3)
    array[id: 2] = Item(id: 2, name: "new")
    #expect(array.map(\.name) == ["1", "new", "3"])
    array[id: 4] = Item(id: 4, name: "4")
    #expect(array.ids == [1, 2, 3, 4])
    array[id: 1] = nil
    #expect(array.ids == [2, 3, 4])
    array[id: 9] = nil
    #expect(array.ids == [2, 3, 4])
    #expect(array[id: 9] == nil)
  }

  @Test func changingInPlaceByIDKeepsOrderAndLookups() {
    var array = items(1, 2, 3)
    array[id: 1]?.name = "one"
    array[id: 9]?.name = "nine"
    #expect(array.map(\.name) == ["one", "2", "3"])
    #expect(array.index(id: 3) == 2)
  }

  @Test func inoutAccessByIDCanRemoveAndAppend() {
    func set(_ element: inout Item?, to value: Item?) { element = value }
    var array = items(1, 2, 3)
    set(&array[id: 2], to: nil)
    #expect(array == items(1, 3))
    #expect(array.index(id: 3) == 1)
    set(&array[id: 2], to: Item(id: 2, name: "2"))
    #expect(array == items(1, 3, 2))
    #expect(array.index(id: 2) == 2)
  }

  @Test func elementStaysWhenAChangeInPlaceThrows() {
    struct Refused: Error {}
    func fail(_ element: inout Item?) throws { throw Refused() }
    var array = items(1, 2, 3)
    #expect(throws: Refused.self) { try fail(&array[id: 1]) }
    #expect(array == items(1, 2, 3))
  }

  @Test func changingInPlaceCopiesNothing() {
    final class Storage {}
    struct Row: Identifiable {
      let id: Int
      var storage = Storage()
      mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&storage) }
    }
    var array = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 2)])
    let byID = array[id: 1]?.isUnique()
    #expect(byID == true)
    let byPosition = array[0].isUnique()
    #expect(byPosition)
    let withElement = array._withElement(id: 1) { $0.isUnique() }
    #expect(withElement == true)
  }

  @Test func withElementChangesTheElementOrReturnsNil() {
    var array = items(1, 2)
    let old = array._withElement(id: 2) { element in
      defer { element.name = "two" }
      return element.name
    }
    #expect(old == "2")
    #expect(array.map(\.name) == ["1", "two"])
    #expect(array._withElement(id: 9) { $0.name } == nil)
  }

  @Test func changingAnIdentityInPlaceStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var array = IdentifiedArray(uniqueElements: [Item(id: 1)])
      array[id: 1]?.id = 2
    }
    await #expect(processExitsWith: .failure) {
      var array = IdentifiedArray(uniqueElements: [Item(id: 1)])
      array[0].id = 2
    }
    #if DEBUG  // The store's way in, taken for each action of a row, checks in debug builds only.
      await #expect(processExitsWith: .failure) {
        var array = IdentifiedArray(uniqueElements: [Item(id: 1)])
        array._withElement(id: 1) { $0.id = 2 }
      }
    #endif
    await #expect(processExitsWith: .failure) {
      var array = IdentifiedArray(uniqueElements: [Item(id: 1)])
      array[id: 1] = Item(id: 2)
    }
  }

  @Test func containsAndRemoveLookAtTheIDOnly() {
    var array = items(1, 2)
    #expect(array.contains(Item(id: 1, name: "stale")))
    #expect(!array.contains(Item(id: 3)))
    #expect(array.remove(Item(id: 1, name: "stale")) == Item(id: 1, name: "1"))
    #expect(array.remove(id: 1) == nil)
    #expect(array.remove(id: 2) == Item(id: 2, name: "2"))
    #expect(array.isEmpty)
  }

  // MARK: By position

  @Test func writingAtAPositionReplacesSwapsOrDisplaces() {
    var array = items(1, 2, 3)
    array[1] = Item(id: 2, name: "same id")
    #expect(array.map(\.name) == ["1", "same id", "3"])
    array[0] = Item(id: 3, name: "from the end")
    #expect(array.map(\.name) == ["from the end", "same id", "1"])
    #expect(array.index(id: 1) == 2)
    array[1] = Item(id: 9, name: "unknown id")
    #expect(array.ids == [3, 9, 1])
    #expect(array[id: 2] == nil)
    #expect(array.index(id: 9) == 1)
  }

  @Test func updateReturnsTheOldElement() {
    var array = items(1, 2)
    #expect(array.update(Item(id: 2, name: "new"), at: 1) == Item(id: 2, name: "2"))
    #expect(array[1].name == "new")
  }

  @Test func updateWithAnotherIDStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var array = IdentifiedArray(uniqueElements: [Item(id: 1)])
      array.update(Item(id: 2), at: 0)
    }
  }

  // MARK: Adding

  @Test func appendKeepsAnElementThatIsThere() {
    var array = items(1, 2, 3)
    #expect(array.append(Item(id: 2, name: "new")) == (false, 1))
    #expect(array == items(1, 2, 3))
    #expect(array.append(Item(id: 4, name: "4")) == (true, 3))
    array.append(contentsOf: [Item(id: 1), Item(id: 5, name: "5"), Item(id: 5)])
    #expect(array == items(1, 2, 3, 4, 5))
  }

  @Test func insertKeepsAnElementThatIsThere() {
    var array = items(1, 2)
    #expect(array.insert(Item(id: 2, name: "new"), at: 0) == (false, 1))
    #expect(array.insert(Item(id: 3, name: "3"), at: 0) == (true, 0))
    #expect(array == items(3, 1, 2))
    #expect(array.index(id: 2) == 2)
  }

  @Test func updateOrAppendReturnsTheOldElement() {
    var array = items(1, 2)
    #expect(array.updateOrAppend(Item(id: 1, name: "new")) == Item(id: 1, name: "1"))
    #expect(array.updateOrAppend(Item(id: 3)) == nil)
    #expect(array.map(\.name) == ["new", "2", ""])
  }

  @Test func updateOrInsertTellsWhereTheElementIs() {
    var array = items(1, 2)
    let updated = array.updateOrInsert(Item(id: 2, name: "new"), at: 0)
    #expect(updated == (Item(id: 2, name: "2"), 1))
    let inserted = array.updateOrInsert(Item(id: 3), at: 0)
    #expect(inserted == (nil, 0))
    #expect(array.ids == [3, 1, 2])
  }

  // MARK: Replacing ranges

  @Test func replaceSubrangeUpdatesElementsOutsideTheRangeWhereTheyAre() {
    var array = items(1, 2, 3, 4)
    array.replaceSubrange(
      1..<3, with: [Item(id: 5), Item(id: 4, name: "new"), Item(id: 2, name: "back")])
    #expect(array.ids == [1, 5, 2, 4])
    #expect(array.map(\.name) == ["1", "", "back", "new"])
    #expect(array.index(id: 4) == 3)
  }

  @Test func replaceSubrangeInsertsTheFirstOfEqualIDsAtThePlaceOfTheLast() {
    var array = items(1)
    array.replaceSubrange(
      1..<1, with: [Item(id: 2, name: "a"), Item(id: 3, name: "b"), Item(id: 2, name: "c")])
    #expect(array.map(\.name) == ["1", "b", "a"])
  }

  @Test func genericAppendUpdates() {
    func append<C: RangeReplaceableCollection<Item>>(_ item: Item, to items: inout C) {
      items.append(item)
    }
    var array = items(1, 2)
    append(Item(id: 1, name: "new"), to: &array)
    append(Item(id: 3, name: "3"), to: &array)
    #expect(array.map(\.name) == ["new", "2", "3"])
    #expect(items(1, 2) + items(2, 3) == items(1, 2, 3))
  }

  // MARK: Removing

  @Test func removesByPosition() {
    var array = items(1, 2, 3, 4, 5, 6, 7, 8)
    #expect(array.remove(at: 1).id == 2)
    #expect(array.removeFirst().id == 1)
    #expect(array.removeLast().id == 8)
    array.removeSubrange(1...2)
    #expect(array.ids == [3, 6, 7])
    array.removeFirst(1)
    array.removeLast(1)
    #expect(array.ids == [6])
    array.removeAll()
    #expect(array.isEmpty)
    #expect(array.ids.isEmpty)
  }

  @Test func removeAtOffsetsKeepsTheOrderOfTheRest() {
    var array = items(1, 2, 3)
    array.remove(atOffsets: [0, 2])
    #expect(array == items(2))
    #expect(array.index(id: 2) == 0)
  }

  @Test func filterKeepsTheType() {
    let odd: IdentifiedArrayOf<Item> = items(1, 2, 3).filter { $0.id % 2 == 1 }
    #expect(odd == items(1, 3))
    #expect(odd.index(id: 3) == 1)
  }

  // MARK: Reordering

  @Test(
    arguments: [(0, [1, 3, 2]), (1, [1, 3, 2]), (2, [2, 1, 3]), (3, [2, 1, 3])]
  )
  func moveGathersElementsBeforeTheDestination(destination: Int, expected: [Int]) {
    var array = items(1, 2, 3)
    array.move(fromOffsets: [0, 2], toOffset: destination)
    #expect(array.map(\.id) == expected)
    #expect(array.ids.elements == expected)
  }

  @Test func partitionKeepsLookupsRight() {
    var array = items(1, 2, 3, 4, 5)
    let pivot = array.partition { $0.id > 2 }
    #expect(array[..<pivot].allSatisfy { $0.id <= 2 })
    #expect(array[pivot...].allSatisfy { $0.id > 2 })
    for id in 1...5 { #expect(array[id: id]?.id == id) }
  }

  @Test func sortedKeepsTheTypeAndIsStable() {
    let array: IdentifiedArrayOf<Item> = [
      Item(id: 1, name: "b"), Item(id: 2, name: "a"), Item(id: 3, name: "b"),
      Item(id: 4, name: "a"),
    ]
    let sorted: IdentifiedArrayOf<Item> = array.sorted()
    #expect(sorted.ids == [2, 4, 1, 3])
    #expect(sorted.index(id: 1) == 2)
  }

  @Test func genericSortWorksThroughTheMutableCollection() {
    func sort<C: MutableCollection & RandomAccessCollection>(_ collection: inout C)
    where C.Element: Comparable { collection.sort(by: >) }
    var array = items(1, 3, 2)
    sort(&array)
    #expect(array == items(3, 2, 1))
    #expect(array.index(id: 1) == 2)
  }
}
