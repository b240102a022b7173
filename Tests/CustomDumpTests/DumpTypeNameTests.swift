import CustomDump
import Testing

enum Outer {
  struct Inner: Hashable {}
  struct Generic<T> {
    struct Nested { var value: T }
  }
}

@Suite struct DumpTypeNameTests {
  @Test func moduleAndGenericArgumentsAreDropped() {
    #expect(dumped(Outer.Inner()) == "Outer.Inner()")
    #expect(
      dumped(Outer.Generic<[Int: String]>.Nested(value: [:])) == "Outer.Generic.Nested(value: [:])")
    #expect(dumped(Outer.Generic<(Int) -> Void>.self) == "Outer.Generic.self")
  }

  @Test func metatypeIsSugared() {
    #expect(dumped(Outer.Inner.self) == "Outer.Inner.self")
    #expect(dumped([Int?: [String]].self) == "[Int?: [String]].self")
    #expect(dumped([Int]??.self) == "[Int]??.self")
    #expect(dumped([[String: [Int?]]?].self) == "[[String: [Int?]]?].self")
    #expect(dumped([Outer.Inner?: Outer.Inner].self) == "[Outer.Inner?: Outer.Inner].self")
    #expect(dumped(Result<Int, Never>?.self) == "Result?.self")
    #expect(dumped((a: Int, b: Outer.Inner).self) == "(a: Int, b: Outer.Inner).self")
  }

  @Test func localTypeHasTheNameOfItsEnclosingType() {
    struct Local {}
    class LocalClass { var id = 1 }
    #expect(dumped(LocalClass()) == "DumpTypeNameTests.LocalClass(id: 1)")
    #expect(dumped(Local()) == "DumpTypeNameTests.Local()")
    #expect(dumped(Local.self) == "DumpTypeNameTests.Local.self")
  }
}
