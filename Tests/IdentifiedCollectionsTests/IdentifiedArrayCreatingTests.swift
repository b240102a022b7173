import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayCreatingTests {
  @Test func holdsElementsAndIDsInOrder() {
    let array: IdentifiedArrayOf<Item> = [Item(id: 3), Item(id: 1), Item(id: 2)]
    #expect(array.ids == [3, 1, 2])
    #expect(array.elements == [Item(id: 3), Item(id: 1), Item(id: 2)])
    #expect(array.map(\.id) == [3, 1, 2])
  }

  @Test func everyInitialiserGivesTheSameArray() {
    let elements = [Item(id: 1), Item(id: 2)]
    let expected: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
    #expect(IdentifiedArray(uniqueElements: elements) == expected)
    #expect(IdentifiedArray(uniqueElements: elements, id: \.id) == expected)
    #expect(IdentifiedArray(uncheckedUniqueElements: elements) == expected)
    #expect(IdentifiedArray(uncheckedUniqueElements: elements, id: \.id) == expected)
    #expect(IdentifiedArray(expected) == expected)
    #expect(IdentifiedArray(uniqueElements: expected) == expected)
    #expect(IdentifiedArrayOf<Item>() == IdentifiedArray(id: \.id))
  }

  @Test func sliceBecomesAnArrayWithRightLookups() {
    let array = IdentifiedArray(items(1, 2, 3, 4)[1...2])
    #expect(array == items(2, 3))
    #expect(array.index(id: 3) == 1)
    #expect(array.index(id: 1) == nil)
    #expect(IdentifiedArray(uniqueElements: items(1, 2, 3)[1...]) == items(2, 3))
  }

  @Test func anyKeyPathCanBeTheIdentity() {
    var words = IdentifiedArray(uniqueElements: ["a", "bb", "ccc"], id: \.count)
    #expect(words[id: 2] == "bb")
    words.append("xx")
    #expect(words.elements == ["a", "bb", "ccc"])
  }

  @Test func combinesElementsThatShareAnID() throws {
    let elements = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
    let first = IdentifiedArray(elements) { first, _ in first }
    #expect(first.elements == [Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let last = IdentifiedArray(elements, id: \.id) { _, last in last }
    #expect(last.elements == [Item(id: 1, name: "c"), Item(id: 2, name: "b")])
  }

  @Test func errorOfTheCombiningClosureIsThrown() {
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try IdentifiedArray([Item(id: 1), Item(id: 1)]) { _, _ in throw Refused() }
    }
  }

  @Test func duplicateIDStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = IdentifiedArray(uniqueElements: [Item(id: 1), Item(id: 1)])
    }
  }

  @Test func encodesAsAnArray() throws {
    let data = try JSONEncoder().encode(items(2, 1))
    #expect(try JSONDecoder().decode([Item].self, from: data) == items(2, 1).elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data) == items(2, 1))
  }

  @Test func decodingADuplicateTellsItsOffset() throws {
    let data = try JSONEncoder().encode([Item(id: 1), Item(id: 1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Duplicate element at offset 1")
  }

  @Test func describesItselfLikeAnArray() {
    let array = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    #expect(array.description == #"["a", "bb"]"#)
    #expect(array.debugDescription == #"IdentifiedArray<String>(["a", "bb"])"#)
    #expect(Mirror(reflecting: array).displayStyle == .collection)
    #expect(Mirror(reflecting: array).children.compactMap { $0.value as? String } == ["a", "bb"])
  }

  @Test func equalArraysHashAlikeWhateverTheirKeyPath() {
    let byCount = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    let byUTF8 = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.utf8.count)
    #expect(byCount == byUTF8)
    #expect(byCount.hashValue == byUTF8.hashValue)
  }
}
