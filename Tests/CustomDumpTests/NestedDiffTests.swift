import CustomDump
import Foundation
import Testing

/// What the parts of a difference look like inside others.
@Suite struct NestedDiffTests {
  @Test("A tuple and a string are written both")
  func tupleAndString() {
    #expect(
      diff((1, "a") as Any, "a" as Any) == """
        - (
        -   1,
        -   "a"
        - )
        + "a"
        """
    )
  }

  @Test("An unchanged case with a payload is folded")
  func foldedCase() {
    struct Row { var screen: Screen; var count: Int }
    let screen = Screen.detail(id: 1, tab: .info)
    #expect(
      diff(Row(screen: screen, count: 1), Row(screen: screen, count: 2)) == """
          NestedDiffTests.Row(
            screen: .detail(…),
        -   count: 1
        +   count: 2
          )
        """
    )
  }

  @Test("Nested cases are without the name of their type")
  func nestedCases() {
    struct Row { var tab: Screen.Tab; var id = 1 }
    #expect(
      diff(Row(tab: .files(1)), Row(tab: .files(2))) == """
          NestedDiffTests.Row(
        -   tab: .files(1),
        +   tab: .files(2),
            id: 1
          )
        """
    )
  }

  @Test("Tuples are compared part by part")
  func tuples() {
    let nested = (x: 1, y: 2)
    #expect(
      diff((1, "a", nested, ()), (2, "a", nested, ())) == """
          (
        -   1,
        +   2,
            "a",
            (…),
            ()
          )
        """
    )
    #expect(
      diff((id: 1, name: "a"), (id: 1, name: "b")) == """
          (
            id: 1,
        -   name: "a"
        +   name: "b"
          )
        """
    )
  }

  @Test("Optional dates in a structure of one property take a line each")
  func optionalDate() {
    struct Event { var date: Date? }
    #expect(
      diff(Event(date: nil), Event(date: Date(timeIntervalSince1970: 0))) == """
        - NestedDiffTests.Event(date: nil)
        + NestedDiffTests.Event(date: Date(1970-01-01T00:00:00.000Z))
        """
    )
  }

  @Test("An unchanged string of several lines is folded, also a substring")
  func foldedString() {
    struct Note { var text: Substring; var id: Int }
    #expect(
      diff(Note(text: "a\nb", id: 1), Note(text: "a\nb", id: 2)) == """
          NestedDiffTests.Note(
            text: "…",
        -   id: 1
        +   id: 2
          )
        """
    )
    #expect(
      diff("a\nb" as Substring, "a\nc" as Substring) == """
          \"""
          a
        - b
        + c
          \"""
        """
    )
  }

  @Test("Hashables of any type are compared as what they hold")
  func anyHashables() {
    #expect(
      diff(AnyHashable(1), AnyHashable("a")) == """
        - 1
        + "a"
        """
    )
    #expect(
      diff([AnyHashable(1): "a", AnyHashable("b"): "c"], [AnyHashable(1): "a", "b": "d"]) == """
          [
        -   "b": "c",
        +   "b": "d",
            … (1 unchanged)
          ]
        """
    )
  }

  @Test("Only the changed leaf of a deep value is marked")
  func deepNesting() {
    struct Leaf { var a = 1; var b = [Int]() }
    struct Branch { var leaf = Leaf(); var other = Leaf() }
    struct Tree { var branch = Branch(); var name = "a" }
    var tree = Tree()
    tree.branch.leaf.a = 2
    #expect(
      diff(Tree(), tree) == """
          NestedDiffTests.Tree(
            branch: NestedDiffTests.Branch(
              leaf: NestedDiffTests.Leaf(
        -       a: 1,
        +       a: 2,
                b: []
              ),
              other: NestedDiffTests.Leaf(…)
            ),
            name: "a"
          )
        """
    )
  }

  @Test("A redacted property that changed is written as the same line twice")
  func redactedProperty() {
    struct Redacted: CustomDumpStringConvertible, Equatable {
      var value: String
      var customDumpDescription: String { "<redacted>" }
    }
    struct Login: Equatable { var name = "Ann"; var password: Redacted }
    #expect(
      diff(Login(password: .init(value: "1")), Login(password: .init(value: "2"))) == """
          NestedDiffTests.Login(
            name: "Ann",
        -   password: <redacted>
        +   password: <redacted>
          )
        """
    )
  }

  @Test("Values of a dictionary that look alike are told apart by their types")
  func typesInADictionary() {
    #expect(
      diff(["a": 1 as Float] as [String: Any], ["a": 1 as Double]) == """
          [
        -   "a": 1.0 as Float
        +   "a": 1.0 as Double
          ]
        """
    )
  }

  @Test("An unchanged value that is shown as an array is folded like one")
  func foldedRepresentable() {
    struct Tags: CustomDumpRepresentable, Equatable {
      var all = ["a"]
      var customDumpValue: Any { all }
    }
    struct Row { var tags = Tags(); var id: Int }
    #expect(
      diff(Row(id: 1), Row(id: 2)) == """
          NestedDiffTests.Row(
            tags: […],
        -   id: 1
        +   id: 2
          )
        """
    )
  }
}
