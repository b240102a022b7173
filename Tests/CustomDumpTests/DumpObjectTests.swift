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
}

/// A shared value that knows its old value.
final class Changed: _CustomDiffObject {
  let before: Any
  let after: Any

  init(_ before: Any, _ after: Any) {
    self.before = before
    self.after = after
  }

  var _customDiffValues: (Any, Any) { (before, after) }
}

private class A { var a = 1 }
private class B: A { var b = 2 }
private class C: B { var c = 3 }

private class Node { var id = 1 }
