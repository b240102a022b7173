import CustomDump
import Foundation
import Testing

/// Differences of values that refer to the same objects.
@Suite struct ReferenceDiffTests {
  private struct Three {
    var a: Person
    var b: Person
    var c: Person
  }

  @Test("Unchanged references are folded, and number the changed ones")
  func foldedReferences() {
    let (ann, bob, cy) = (Person("Ann"), Person("Bob"), Person("Cy"))
    #expect(
      diff(Three(a: ann, b: bob, c: bob), Three(a: ann, b: bob, c: cy)) == """
          ReferenceDiffTests.Three(
            a: Person(…),
            b: #1 Person(…),
        -   c: #1 Person(↩︎)
        +   c: #2 Person(
        +     name: "Cy",
        +     children: [],
        +     parent: nil
        +   )
          )
        """
    )
  }

  @Test("Unchanged references that are counted have no number")
  func countedReferences() {
    let (ann, bob) = (Person("Ann"), Person("Bob"))
    #expect(
      diff([ann, bob, Person("Cy")], [ann, bob, Person("Di")]) == """
          [
            … (2 unchanged),
        -   [2]: Person(
        -     name: "Cy",
        -     children: [],
        -     parent: nil
        -   )
        +   [2]: #1 Person(
        +     name: "Di",
        +     children: [],
        +     parent: nil
        +   )
          ]
        """
    )
  }

  @Test("Objects of Foundation are written both")
  func foundationObjects() {
    final class Note: NSObject {
      let text: String
      init(_ text: String) { self.text = text }
    }
    #expect(
      diff(Note("a"), Note("b")) == """
        - ReferenceDiffTests.Note(text: "a")
        + #1 ReferenceDiffTests.Note(text: "b")
        """
    )
  }

  @Test("References inside of two objects keep their numbers")
  func nestedReferences() {
    let (ann, bob) = (Person("Ann"), Person("Bob"))
    let child = Person("Cy")
    ann.children = [child, child]
    bob.children = [child]
    #expect(
      diff(ann, bob) == """
        - Person(
        -   name: "Ann",
        -   children: [
        -     [0]: #1 Person(
        -       name: "Cy",
        -       children: [],
        -       parent: nil
        -     ),
        -     [1]: #1 Person(↩︎)
        -   ],
        -   parent: nil
        - )
        + #2 Person(
        +   name: "Bob",
        +   children: [
        +     [0]: #1 Person(↩︎)
        +   ],
        +   parent: nil
        + )
        """
    )
  }

  @Test("One of a shared value's three places getting another is written both")
  func replacedSharedValue() {
    let user = Changed(User(id: 1, name: "Ann"), User(id: 1, name: "Bob"))
    let other = Changed(User(id: 2, name: "Cy"), User(id: 2, name: "Cy"))
    #expect(
      diff([user, user, user], [user, other, user]) == """
          [
            [0]: #1 User(
              id: 1,
        -     name: "Ann"
        +     name: "Bob"
            ),
        -   [1]: #1 User(↩︎),
        +   [1]: #2 User(
        +     id: 2,
        +     name: "Cy"
        +   ),
            [2]: #1 User(↩︎)
          ]
        """
    )
  }

  @Test("Shared values of one property take a line each")
  func inlineSharedValue() {
    struct ID { var rawValue: Int }
    struct Row { var id: Changed; var name = "" }
    let id = Changed(ID(rawValue: 1), ID(rawValue: 2))
    #expect(
      diff(Row(id: id), Row(id: id)) == """
          ReferenceDiffTests.Row(
        -   id: #1 ReferenceDiffTests.ID(rawValue: 1),
        +   id: #1 ReferenceDiffTests.ID(rawValue: 2),
            name: ""
          )
        """
    )
  }

  @Test("A shared value in itself has no difference")
  func sharedCycle() {
    let cycle = Changed(1, 1)
    cycle.before = cycle
    cycle.after = cycle
    #expect(diff(cycle, cycle) == nil)
  }

  @Test("Shared values that refer to each other end with a reference back")
  func sharedGraphs() {
    struct Node { var name: String; var next: Changed? }
    let (first, second) = (Changed(0, 0), Changed(0, 0))
    first.before = Node(name: "a", next: second)
    first.after = Node(name: "b", next: second)
    second.before = Node(name: "c", next: first)
    second.after = Node(name: "d", next: first)
    #expect(
      diff(first, first) == """
          #1 ReferenceDiffTests.Node(
        -   name: "a",
        +   name: "b",
            next: #2 ReferenceDiffTests.Node(
        -     name: "c",
        +     name: "d",
              next: #1 ReferenceDiffTests.Node(↩︎)
            )
          )
        """
    )
  }
}
