import CustomDump
import Testing

/// Collections of many elements, and of elements without identities.
@Suite struct LargeDiffTests {
  @Test("A thousand users with edits, an insertion and a removal show five runs")
  func manyUsers() {
    let old = (1...1000).map { User(id: $0, name: "U\($0)") }
    var new = old
    new[0].name = "first"
    new[2].name = "third"
    new.insert(User(id: 0, name: "new"), at: 500)
    new.remove(at: 700)
    new[998].name = "late"
    #expect(
      diff(old, new) == """
          [
            [0]: User(
              id: 1,
        -     name: "U1"
        +     name: "first"
            ),
            [1]: User(…),
            [2]: User(
              id: 3,
        -     name: "U3"
        +     name: "third"
            ),
            … (497 unchanged),
        +   [500]: User(
        +     id: 0,
        +     name: "new"
        +   ),
            … (199 unchanged),
        -   [699]: User(
        -     id: 700,
        -     name: "U700"
        -   ),
            … (298 unchanged),
            [998]: User(
              id: 999,
        -     name: "U999"
        +     name: "late"
            ),
            [999]: User(…)
          ]
        """
    )
  }

  @Test("A dictionary of a thousand keys lists its changes sorted as text")
  func manyKeys() {
    let old = Dictionary(uniqueKeysWithValues: (1...1000).map { ($0, $0) })
    var new = old
    new[2] = 0
    new[10] = nil
    new[999] = 0
    new[1001] = 1001
    #expect(
      diff(old, new) == """
          [
        -   10: 10,
        +   1001: 1001,
        -   2: 2,
        +   2: 0,
        -   999: 999,
        +   999: 0,
            … (997 unchanged)
          ]
        """
    )
  }

  @Test("A set of a thousand elements lists what was removed and added")
  func manyElements() {
    #expect(
      diff(Set(1...1000), Set(2...1001)) == """
          Set([
        -   1,
        +   1001,
            … (999 unchanged)
          ])
        """
    )
  }

  @Test("When all elements are others, each is compared with the one in its place")
  func allOthers() throws {
    let old = (0..<1000).map { User(id: $0, name: "") }
    let difference = try #require(diff(old, old.map { User(id: -1 - $0.id, name: "") }))
    #expect(difference.hasPrefix("  [\n    [0]: User(\n-     id: 0,\n+     id: -1,\n"))
  }

  @Test("A removal and an insertion in one place have the old index and the new")
  func interleaved() {
    #expect(
      diff([1, 2, 3, 4, 5, 6], [3, 4, 64, 6]) == """
          [
        -   [0]: 1,
        -   [1]: 2,
            … (2 unchanged),
        -   [4]: 5,
        +   [2]: 64,
            [3]: 6
          ]
        """
    )
  }

  @Test("Elements that changed places are matched as far as possible")
  func moves() {
    #expect(
      diff(
        [User(id: 1, name: "a"), User(id: 2, name: "b")],
        [
          User(id: 2, name: "b"), User(id: 1, name: "a"),
        ]) == """
            [
          -   [0]: User(
          -     id: 1,
          -     name: "a"
          -   ),
              [0]: User(…),
          +   [1]: User(
          +     id: 1,
          +     name: "a"
          +   )
            ]
          """
    )
  }

  @Test("Elements that are there twice are matched by their equality")
  func duplicates() {
    #expect(
      diff(["a", "a", "b"], ["a", "b", "b"]) == """
          [
            [0]: "a",
        -   [1]: "a",
        +   [1]: "b",
            [2]: "b"
          ]
        """
    )
  }
}
