import CasePaths
import Testing

@CasePathable
@dynamicMemberLookup
enum Foo: Equatable {
  case bar(Bar)
  case baz(Int)
  case fizzBuzz
  case blob(Blob)
  case foo(Int?)
  /// Documented.
  case pair(id: Int, String)

  @CasePathable
  enum Bar: Equatable {
    case int(Int)
  }
  @CasePathable
  enum Blob: Equatable {
  }
}

@Suite struct CasePathableTests {
  @Test func lookUp() {
    var foo = Foo.bar(.int(1))
    #expect(foo[case: \.bar] == .int(1))
    #expect(foo[case: \.bar.int] == 1)
    #expect(foo.is(\.bar))
    #expect(foo.is(\.bar.int))
    #expect(!foo.is(\.baz))
    foo[case: \.bar.int] = 42
    #expect(foo == .bar(.int(42)))
    #expect(foo.bar?.int == 42)
  }
}

extension Foo.Bar {
  var int: Int? { self[case: \.int] }
}
