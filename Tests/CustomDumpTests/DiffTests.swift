import CustomDump
import Testing

@Suite struct DiffTests {
  @Test func equalValuesHaveNoDifference() {
    #expect(diff(1, 1) == nil)
    #expect(diff((1, "a") as Any, (1, "a") as Any) == nil)
    #expect(
      diff(
        Pair(first: .init(id: 1, name: ""), second: .init(id: 2, name: "")),
        Pair(first: .init(id: 1, name: ""), second: .init(id: 2, name: ""))) == nil)
    #expect(diff(Int?.none, nil) == nil)
  }

  @Test func leavesAreWrittenBoth() {
    #expect(
      diff(1, 2) == """
        - 1
        + 2
        """
    )
    #expect(
      diff("a", "b") == """
        - "a"
        + "b"
        """
    )
    #expect(
      diff(Int.self as Any, String.self as Any) == """
        - Int.self
        + String.self
        """
    )
  }

  @Test func formatMarksTheLines() {
    let format = DiffFormat(first: "<", second: ">", both: "=")
    #expect(
      diff(User(id: 1, name: "a"), User(id: 1, name: "b"), format: format) == """
        = User(
        =   id: 1,
        <   name: "a"
        >   name: "b"
        = )
        """
    )
    #expect(
      diff(User(id: 1, name: "a"), User(id: 1, name: "b"), format: .proportional) == """
        \u{2007} User(
        \u{2007}   id: 1,
        \u{2212}   name: "a"
        +   name: "b"
        \u{2007} )
        """
    )
  }

  @Test func unchangedMembersAreFolded() {
    let ann = User(id: 1, name: "Ann")
    #expect(
      diff(
        Pair(first: ann, second: User(id: 2, name: "Bob")),
        Pair(first: ann, second: User(id: 2, name: "Cy"))
      ) == """
          Pair(
            first: User(…),
            second: User(
              id: 2,
        -     name: "Bob"
        +     name: "Cy"
            )
          )
        """
    )
  }

  @Test func onlyLeafMemberStaysOnOneLine() {
    struct ID: Equatable { var rawValue: Int }
    struct Row { var id: ID; var name = "" }
    #expect(
      diff(Row(id: ID(rawValue: 1)), Row(id: ID(rawValue: 2))) == """
          DiffTests.Row(
        -   id: DiffTests.ID(rawValue: 1),
        +   id: DiffTests.ID(rawValue: 2),
            name: ""
          )
        """
    )
  }

  @Test func casesAreComparedMemberByMemberWhenTheyAreTheSame() {
    #expect(
      diff(Screen.detail(id: 4, tab: .info), Screen.detail(id: 4, tab: .files(3))) == """
          Screen.detail(
            id: 4,
        -   tab: .info
        +   tab: .files(3)
          )
        """
    )
    #expect(
      diff(Screen.home, Screen.split(1, title: "a")) == """
        - Screen.home
        + Screen.split(
        +   1,
        +   title: "a"
        + )
        """
    )
    #expect(
      diff(Screen.page(1), Screen.page(2)) == """
        - Screen.page(1)
        + Screen.page(2)
        """
    )
  }

  @Test func optionalsAreComparedWhenBothAreThere() {
    let ann: User? = User(id: 1, name: "Ann")
    #expect(
      diff(ann, nil) == """
        - User(
        -   id: 1,
        -   name: "Ann"
        - )
        + nil
        """
    )
    #expect(
      diff(ann, User(id: 1, name: "Bob")) == """
          User(
            id: 1,
        -   name: "Ann"
        +   name: "Bob"
          )
        """
    )
  }

  @Test func differentTypesAreNamedWhenTheyLookTheSame() {
    #expect(
      diff(1.5 as Float as Any, 1.5 as Double as Any) == """
        - 1.5 as Float
        + 1.5 as Double
        """
    )
    #expect(
      diff(1 as Any, "a" as Any) == """
        - 1
        + "a"
        """
    )
  }

  @Test func valuesThatOnlyTheirOwnOperatorTellsApartAreCalledSo() {
    struct NeverEqual: Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool { false }
    }
    struct NeverEqualUser: Equatable {
      var id = 1
      var name = ""
      static func == (lhs: Self, rhs: Self) -> Bool { false }
    }
    #expect(
      diff(NeverEqual(), NeverEqual()) == """
          // Not equal but no difference detected:
        - DiffTests.NeverEqual()
        + DiffTests.NeverEqual()
        """
    )
    #expect(
      diff(NeverEqualUser(), NeverEqualUser()) == """
          // Not equal but no difference detected:
        - DiffTests.NeverEqualUser(…)
        + DiffTests.NeverEqualUser(…)
        """
    )
  }

  @Test func linesOfStringsAreCompared() {
    #expect(
      diff("a\nb\nc", "a\nB\nc") == """
          \"""
          a
        - b
        + B
          c
          \"""
        """
    )
    #expect(
      diff(User(id: 1, name: "a\n\nb"), User(id: 1, name: "a\n\nc")) == """
          User(
            id: 1,
            name: \"""
              a
        \("      ")
        -     b
        +     c
              \"""
          )
        """
    )
  }

  @Test func representedValuesAreCompared() {
    struct Wrapped: CustomDumpRepresentable, Equatable {
      var user: User
      var customDumpValue: Any { user }
    }
    #expect(
      diff(Wrapped(user: .init(id: 1, name: "a")), Wrapped(user: .init(id: 1, name: "b")))
        == diff(User(id: 1, name: "a"), User(id: 1, name: "b"))
    )
  }

  @Test func hiddenMembersStayHidden() {
    struct Observed: Equatable {
      var _$registrar = 1
      var a = 1
      var b = 1
    }
    #expect(
      diff(Observed(_$registrar: 1, a: 1), Observed(_$registrar: 2, a: 2)) == """
          DiffTests.Observed(
        -   a: 1,
        +   a: 2,
            b: 1
          )
        """
    )
  }
}
