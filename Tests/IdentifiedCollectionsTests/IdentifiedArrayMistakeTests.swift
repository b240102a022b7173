import Foundation
import IdentifiedCollections
import Testing

// Other builds stop without a sentence.
#if DEBUG
  @Suite("A mistake with an IdentifiedArray ends a debug build with a sentence")
  struct IdentifiedArrayMistakeTests {
    @Test("a position without an element is named, with the operation and the count")
    func positionsOfElements() async {
      says(
        "IdentifiedArray.subscript was given position 5, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = items(1, 2, 3)[5]
        })
      says(
        "IdentifiedArray.subscript was given position -1, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array[-1].name = "one"
        })
      says(
        "IdentifiedArray.subscript was given position 3, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array[3] = Item(id: 4, name: "4")
        })
      says(
        "IdentifiedArray.remove(at:) was given position 9, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.remove(at: 9)
        })
      says(
        "IdentifiedArray.update(_:at:) was given position 9, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.update(Item(id: 3, name: "3"), at: 9)
        })
      says(
        "IdentifiedArray.swapAt(_:_:) was given position 7, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.swapAt(0, 7)
        })
      says(
        "IdentifiedArray.remove(atOffsets:) was given position 7, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.remove(atOffsets: [1, 7])
        })
      says(
        "IdentifiedArray.move(fromOffsets:toOffset:) was given position 7, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.move(fromOffsets: [7], toOffset: 0)
        })
    }

    @Test("so is one beyond the end that something is to be put at")
    func positionsOfInsertions() async {
      says(
        "IdentifiedArray.insert(_:at:) was given position 10, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.insert(Item(id: 4, name: "4"), at: 10)
        })
      says(
        "IdentifiedArray.move(fromOffsets:toOffset:) was given position 4, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.move(fromOffsets: [0], toOffset: 4)
        })
    }

    @Test("so are a range and a number that reach beyond the elements")
    func rangesAndCounts() async {
      says(
        "IdentifiedArray.removeSubrange(_:) was given the range 2..<5, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.removeSubrange(2..<5)
        })
      says(
        "IdentifiedArray.removeLast(_:) was asked to remove 4, but the count is 3",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var array = items(1, 2, 3)
          array.removeLast(4)
        })
    }

    @Test("duplicate ids are told of in the words of the source")
    func duplicates() async {
      says(
        "Pass elements with unique ids to 'IdentifiedArray(uncheckedUniqueElements:)'",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = IdentifiedArray(uncheckedUniqueElements: [Item(id: 1), Item(id: 1)])
        })
    }

    private func says(
      _ message: String, _ result: ExitTest.Result?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(message), sourceLocation: sourceLocation)
    }
  }
#endif
