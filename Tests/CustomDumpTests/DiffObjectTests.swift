import CustomDump
import Testing

@Suite struct DiffObjectTests {
  @Test func differentInstancesAreWrittenBoth() {
    class Node { var id: Int; var name = "a"; init(_ id: Int) { self.id = id } }
    #expect(
      diff(Node(1), Node(2)) == """
        - DiffObjectTests.Node(
        -   id: 1,
        -   name: "a"
        - )
        + #1 DiffObjectTests.Node(
        +   id: 2,
        +   name: "a"
        + )
        """
    )
    #expect(diff(Node(1), Node(1)) == nil)
  }

  @Test func cyclesEnd() {
    func family(_ name: String) -> Person {
      let parent = Person("Ann")
      parent.children = [Person(name)]
      parent.children[0].parent = parent
      parent.parent = parent
      return parent
    }
    #expect(diff(family("Bob"), family("Bob")) == nil)
    #expect(diff(family("Bob"), family("Cy")) != nil)
  }

  @Test func sharedValueShowsItsChange() {
    let user = Changed(User(id: 1, name: "Ann"), User(id: 1, name: "Bob"))
    #expect(
      diff(user, user) == """
          #1 User(
            id: 1,
        -   name: "Ann"
        +   name: "Bob"
          )
        """
    )
    let text = Changed("a", "b")
    #expect(
      diff([text], [text]) == """
          [
        -   [0]: #1 "a"
        +   [0]: #1 "b"
          ]
        """
    )
    let same = Changed(1, 1)
    #expect(diff(same, same) == nil)
  }

  @Test func differentSharedValuesAreWrittenBoth() {
    #expect(
      diff(Changed(1, 2), Changed(1, 3)) == """
        - #1 2
        + #2 3
        """
    )
  }

  @Test func secondVisitOfASharedValueRefersToTheFirst() {
    let user = Changed(User(id: 1, name: "Ann"), User(id: 1, name: "Bob"))
    #expect(
      diff([user, user], [user, user]) == """
          [
            [0]: #1 User(
              id: 1,
        -     name: "Ann"
        +     name: "Bob"
            ),
            [1]: #1 User(↩︎)
          ]
        """
    )
  }
}
