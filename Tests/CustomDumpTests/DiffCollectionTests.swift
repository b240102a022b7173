import CustomDump
import Testing

@Suite struct DiffCollectionTests {
  @Test func identifiableElementsAreMatchedByTheirIDs() {
    let old = [User(id: 1, name: "A"), User(id: 2, name: "B"), User(id: 3, name: "C")]
    var new = old
    new[1].name = "B!"
    #expect(
      diff(old, new) == """
          [
            [0]: User(…),
            [1]: User(
              id: 2,
        -     name: "B"
        +     name: "B!"
            ),
            [2]: User(…)
          ]
        """
    )
  }

  @Test func removedElementsHaveTheirOldIndexAndOthersTheNew() {
    let old = [User(id: 1, name: "A"), User(id: 2, name: "B"), User(id: 3, name: "C")]
    let new = [User(id: 2, name: "B"), User(id: 3, name: "c"), User(id: 4, name: "D")]
    #expect(
      diff(old, new) == """
          [
        -   [0]: User(
        -     id: 1,
        -     name: "A"
        -   ),
            [0]: User(…),
            [1]: User(
              id: 3,
        -     name: "C"
        +     name: "c"
            ),
        +   [2]: User(
        +     id: 4,
        +     name: "D"
        +   )
          ]
        """
    )
  }

  @Test func runsOfUnchangedElementsAreCounted() {
    var new = Array(0..<1000)
    new[500] = -1
    new.remove(at: 900)
    #expect(
      diff(Array(0..<1000), new) == """
          [
            … (500 unchanged),
        -   [500]: 500,
        +   [500]: -1,
            … (399 unchanged),
        -   [900]: 900,
            … (99 unchanged)
          ]
        """
    )
  }

  @Test func elementInThePlaceOfAnotherIsComparedWithIt() {
    #expect(
      diff([User(id: 1, name: "A")], [User(id: 2, name: "A")]) == """
          [
            [0]: User(
        -     id: 1,
        +     id: 2,
              name: "A"
            )
          ]
        """
    )
  }

  @Test func removalAtTheEndNeedsNoComma() {
    #expect(
      diff([1, 2], [1]) == """
          [
            [0]: 1,
        -   [1]: 2
          ]
        """
    )
  }

  @Test func changedKeysOfADictionaryComeBeforeTheUnchanged() {
    #expect(
      diff(["k": 1, "m": 2, "z": 3], ["k": 9, "m": 2, "z": 3]) == """
          [
        -   "k": 1,
        +   "k": 9,
            … (2 unchanged)
          ]
        """
    )
    #expect(
      diff(["a": 1, "z": 2], ["a": 1, "y": 1, "z": 3]) == """
          [
        +   "y": 1,
        -   "z": 2,
        +   "z": 3,
            … (1 unchanged)
          ]
        """
    )
  }

  @Test func setListsWhatWasRemovedAndAdded() {
    #expect(
      diff(Set(1...9), Set(2...10)) == """
          Set([
        -   1,
        +   10,
            … (8 unchanged)
          ])
        """
    )
  }

  @Test func keyThatReplacesAnotherIsShownWithItsValue() {
    #expect(
      diff(Stack([0: User(id: 1, name: "")]), Stack([1: User(id: 1, name: "")])) == """
          [
        -   0: User(…)
        +   1: User(…)
          ]
        """
    )
    #expect(
      diff(Stack([0: 1, 1: 1, 2: 1, 3: 1]), Stack([0: 1, 1: 1, 2: 2, 3: 1])) == """
          [
            … (2 unchanged),
        -   2: 1,
        +   2: 2,
            3: 1
          ]
        """
    )
  }
}

private struct Stack<Value>: CustomReflectable {
  var elements: KeyValuePairs<Int, Value>

  init(_ elements: KeyValuePairs<Int, Value>) { self.elements = elements }

  var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: elements.map { (key: $0.key, value: $0.value) },
      displayStyle: .dictionary)
  }
}
