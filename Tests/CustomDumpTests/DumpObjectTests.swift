import CustomDump
import Testing

@Suite struct DumpObjectTests {
  @Test func superclassMembersComeFirst() {
    #expect(
      dumped(C()) == """
        C(
          a: 1,
          b: 2,
          c: 3
        )
        """
    )
  }

  @Test func objectsAreNumberedAndEndAtCycles() {
    let parent = Person("Ann")
    parent.children = [Person("Bob"), Person("Cy")]
    for child in parent.children { child.parent = parent }
    #expect(
      dumped(parent) == """
        Person(
          name: "Ann",
          children: [
            [0]: #1 Person(
              name: "Bob",
              children: [],
              parent: Person(↩︎)
            ),
            [1]: #2 Person(
              name: "Cy",
              children: [],
              parent: Person(↩︎)
            )
          ],
          parent: nil
        )
        """
    )
  }

  @Test("A class is shown like a structure, and ends at itself")
  func selfReference() {
    let person = Person("Ann")
    person.parent = person
    #expect(
      dumped(person) == """
        Person(
          name: "Ann",
          children: [],
          parent: Person(↩︎)
        )
        """
    )
  }

  @Test func repeatedObjectIsWrittenOnce() {
    let (a, b) = (Node(), Node())
    #expect(
      dumped([a, b, a, b]) == """
        [
          [0]: Node(id: 1),
          [1]: #1 Node(id: 1),
          [2]: Node(↩︎),
          [3]: #1 Node(↩︎)
        ]
        """
    )
  }

  @Test func sharedValueIsItsNewValueWithANumber() {
    let ann = Changed(User(id: 1, name: "Ann"), User(id: 1, name: "Bob"))
    let text = Changed("a", "b")
    #expect(
      dumped([ann, text, ann, text] as [Any]) == """
        [
          [0]: #1 User(
            id: 1,
            name: "Bob"
          ),
          [1]: #1 "b",
          [2]: #1 User(↩︎),
          [3]: #1 String(↩︎)
        ]
        """
    )
  }

  @Test("A shared value can be shown under the name of another type")
  func nameOfAnotherType() {
    struct Row { var title = "a"; var isDone = false }
    let row = Changed(Row(title: "b"), Row(), type: Note.self)
    #expect(
      dumped([row, row]) == """
        [
          [0]: #1 DumpObjectTests.Note(
            title: "a",
            isDone: false
          ),
          [1]: #1 DumpObjectTests.Note(↩︎)
        ]
        """
    )
    #expect(
      diff(row, row) == """
          #1 DumpObjectTests.Note(
        -   title: "b",
        +   title: "a",
            isDone: false
          )
        """
    )
  }

  private enum Note {}
}

/// A shared value that knows its old value.
final class Changed: _CustomDiffObject {
  var before: Any
  var after: Any
  let _customDiffType: Any.Type?

  init(_ before: Any, _ after: Any, type: Any.Type? = nil) {
    self.before = before
    self.after = after
    _customDiffType = type
  }

  var _customDiffValues: (Any, Any) { (before, after) }
}

private class A { var a = 1 }
private class B: A { var b = 2 }
private class C: B { var c = 3 }

private class Node { var id = 1 }
