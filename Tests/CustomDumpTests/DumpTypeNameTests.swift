import CustomDump
import Testing

enum Outer {
  struct Inner {}
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
    #expect(dumped((a: Int, b: Outer.Inner).self) == "(a: Int, b: Outer.Inner).self")
  }

  @Test func localTypeHasTheNameOfItsEnclosingType() {
    struct Local {}
    #expect(dumped(Local()) == "DumpTypeNameTests.Local()")
    #expect(dumped(Local.self) == "DumpTypeNameTests.Local.self")
  }
}
