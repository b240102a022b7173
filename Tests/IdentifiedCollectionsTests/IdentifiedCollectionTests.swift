import Foundation
import IdentifiedCollections
import Testing

/// Identified arrays as other code takes them: behind protocols, with Foundation, with old spellings.
@Suite struct IdentifiedCollectionTests {
  private func titles<C: _IdentifiedCollection<Int, Item>>(_ collection: C) -> [String] {
    collection.ids.compactMap { collection[id: $0]?.name }
  }

  private func rename(_ id: Int, in collection: inout some _MutableIdentifiedCollection<Int, Item>)
  {
    collection[id: id]?.name = "renamed"
  }

  @Test("Code over any identified collection reads and writes by id")
  func protocols() {
    var array = items(1, 2)
    rename(2, in: &array)
    #expect(titles(array) == ["1", "renamed"])
  }

  @Test("Comparators of Foundation sort in place")
  func comparators() {
    var array = items(1, 3, 2)
    array.sort(using: KeyPathComparator(\.id, order: .reverse))
    #expect(array == items(3, 2, 1))
    #expect(array.index(id: 1) == 2)
  }

  @Test("A slice shares the indices of its array; mapping gives an array")
  func slices() {
    let slice: Slice<IdentifiedArrayOf<Item>> = items(1, 2, 3)[1...]
    #expect(slice.startIndex == 1)
    #expect(slice[2].id == 3)
    let names: [String] = items(1, 2).map(\.name)
    let ids: [Int] = items(1, 2).compactMap { $0.id == 1 ? nil : $0.id }
    #expect(names == ["1", "2"] && ids == [2])
  }

  @Test("A copy does not see changes of the other")
  func copies() {
    let array = items(1, 2)
    var copy = array
    copy[id: 1]?.name = "changed"
    copy.append(Item(id: 3))
    #expect(array == items(1, 2))
  }

  @Test("Equal arrays are one element of a set")
  func hashing() {
    #expect(Set([items(1, 2), items(1, 2), items(2, 1)]).count == 2)
  }

  @Test("Random changes agree with an array of the same elements")
  func agreesWithAnArray() {
    let ids = Array(0..<50).shuffled()
    var array = IdentifiedArray(uniqueElements: ids.map { Item(id: $0, name: "\($0 % 7)") })
    var model = array.elements
    func expectAgreement() {
      #expect(array.elements == model)
      #expect(array.ids.elements == model.map(\.id))
      #expect(array.min() == model.min() && array.max() == model.max())
      #expect(array.first == model.first && array.last == model.last)
      for item in model { #expect(array[id: item.id] == item) }
    }
    expectAgreement()
    #expect(array.removeFirst() == model.removeFirst())
    #expect(array.removeLast() == model.removeLast())
    expectAgreement()
    array.reverse()
    model.reverse()
    expectAgreement()
    array.swapAt(3, 30)
    model.swapAt(3, 30)
    expectAgreement()
    array.sort()
    model.sort()
    expectAgreement()
    array.shuffle()
    #expect(Set(array.ids) == Set(model.map(\.id)))
    array.removeAll { $0.name == "3" }
    #expect(!array.contains { $0.name == "3" })
    for (index, item) in array.enumerated() { #expect(array.index(id: item.id) == index) }
  }

  @Test("A duplicate id is named by what stops the program")
  func duplicateIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let _: IdentifiedArrayOf<Item> = [Item(id: 41), Item(id: 42), Item(id: 42)]
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Duplicate id '42': use 'IdentifiedArray(_:uniquingIDsWith:)'"))
  }

  @Test("The initialisers without a label compile, with a deprecation")
  func oldInitialisers() {
    let old: any OldSpellings = OldCode()
    #expect(old.array == items(1, 2))
    #expect(old.arrayByID == items(1, 2))
  }

  @Test("Arrays of any size keep room, and can be emptied and filled again")
  func capacity() {
    var array = items()
    array.reserveCapacity(100)
    let storage = { (array: IdentifiedArrayOf<Item>) in
      array.withContiguousStorageIfAvailable { $0.baseAddress }
    }
    let before = storage(array)
    array.append(contentsOf: (0..<100).map { Item(id: $0) })
    #expect(storage(array) == before)
    array.removeAll(keepingCapacity: true)
    #expect(array.index(id: 1) == nil)
    array.append(contentsOf: (0..<100).map { Item(id: $0) })
    #expect(storage(array) == before)
    #expect(array.index(id: 99) == 99)
  }
}

/// Behind a protocol, whose callers are not told of the deprecations.
private protocol OldSpellings {
  var array: IdentifiedArrayOf<Item> { get }
  var arrayByID: IdentifiedArrayOf<Item> { get }
}

private struct OldCode: OldSpellings {
  @available(*, deprecated)
  var array: IdentifiedArrayOf<Item> { IdentifiedArray(items(1, 2).elements) }

  @available(*, deprecated)
  var arrayByID: IdentifiedArrayOf<Item> { IdentifiedArray(items(1, 2).elements, id: \.id) }
}
