import CasePaths
import Testing

/// Reading, testing and writing the cases of a value.
@Suite struct CaseAccessTests {
  @Test func payloadOfTheCaseOrNil() {
    #expect(Foo.bar(.int(1))[case: \.bar] == .int(1))
    #expect(Foo.bar(.int(1))[case: \.bar.int] == 1)
    #expect(Foo.bar(.int(1))[case: \.bar.text] == nil)
    #expect(Foo.empty[case: \.bar] == nil)
    #expect(Foo.empty[case: \.empty] != nil)
    #expect(Foo.named(first: 1)[case: \.named] == 1)
  }

  @Test func aTextIsComparedWithALiteral() {
    #expect(Foo.bar(.text("a"))[case: \.bar.text] == "a")
    #expect(Foo.bar(.text("a"))[case: \.bar.text] != "b")
  }

  @Test func writingNilChangesNothing() {
    var foo = Foo.bar(.int(1))
    foo[case: \.bar.int] = nil
    #expect(foo[case: \.bar.int] == 1)
  }

  @Test func tuplePayloadKeepsItsLabels() throws {
    let pair = try #require(Foo.pair(id: 1, "a")[case: \.pair])
    #expect(pair.id == 1)
    #expect(pair.1 == "a")
  }

  @Test func payloadOfAPartialPathIsAny() {
    let path: PartialCaseKeyPath<Foo> = \.bar.int
    #expect(Foo.bar(.int(1))[case: path] as? Int == 1)
    #expect(Foo.empty[case: path] == nil)
  }

  @Test func isTestsTheWholeChain() {
    #expect(Foo.bar(.int(1)).is(\.bar))
    #expect(Foo.bar(.int(1)).is(\.bar.int))
    #expect(!Foo.bar(.int(1)).is(\.bar.text))
    #expect(!Foo.empty.is(\.bar))
    #expect(Foo.empty.is(\.empty))
  }

  @Test func nilPayloadIsInItsCase() {
    #expect(Foo.baz(nil).is(\.baz))
    #expect(Foo.baz(nil).is(\.baz.none))
    #expect(!Foo.baz(nil).is(\.baz.some))
    #expect(Foo.baz(nil)[case: \.baz] == .some(nil))
  }

  @Test func pathContinuesThroughAnOptionalPayload() {
    var foo = Foo.blob(.size(1))
    #expect(foo.is(\.blob.size))
    #expect(foo[case: \.blob.size] == 1)
    foo.modify(\.blob.size) { $0 += 1 }
    #expect(foo == .blob(.size(2)))
    #expect(!Foo.blob(nil).is(\.blob.size))
  }

  @Test func assignmentReplacesThePayloadOfItsOwnCaseOnly() {
    var foo = Foo.bar(.int(1))
    foo[case: \.bar.int] = 42
    #expect(foo == .bar(.int(42)))
    foo[case: \.bar.text] = "no"
    #expect(foo == .bar(.int(42)))
  }

  @Test func dynamicMembersReadCases() {
    #expect(Foo.bar(.int(1)).bar?.int == 1)
    #expect(Foo.bar(.text("a")).bar?.text == "a")
    #expect([Foo.empty, .bar(.int(1))].compactMap(\.bar) == [.int(1)])
    #expect([Foo.empty, .bar(.int(1)), .bar(.text("a"))].compactMap(\.bar?.int) == [1])
  }

  @Test func patternsMatchTheWholeChain() {
    func name(_ foo: Foo) -> String {
      switch foo {
      case \.bar.int: "int"
      case \.bar: "bar"
      default: "other"
      }
    }
    #expect(name(.bar(.int(1))) == "int")
    #expect(name(.bar(.text(""))) == "bar")
    #expect(name(.empty) == "other")
  }

  @Test func optionalLooksThroughToItsValue() {
    let bar = Optional(Foo.bar(.int(1)))
    let none: Foo? = nil
    #expect(bar.is(\.bar))
    #expect(!bar.is(\.empty))
    #expect(!none.is(\.bar))
    #expect(bar.is(\.some))
    #expect(none.is(\.none))
    #expect(bar[case: \.some.bar.int] == 1)
    #expect(none[case: \.none] != nil)
    #expect(none[case: \.some] == nil)
  }

  @Test("'some' and 'none' are the cases of an optional")
  func optionalHasItsCases() {
    #expect(Optional.some(1)[case: \.some] == 1)
    #expect(Int?.none[case: \.none] != nil)
    #expect(Int?.none[case: \.some] == nil)
    #expect((\Int?.Cases.some)(1) == 1)
    #expect((\Int?.Cases.none)() == nil)
    #expect(Optional(1).case == \.some)
    var number: Int? = 1
    number.modify(\.some) { $0 += 1 }
    #expect(number == 2)
  }

  @Test func resultHasItsCases() {
    struct Failure: Error, Equatable {}
    typealias Answer = Result<Int, Failure>
    #expect(Answer.success(1)[case: \.success] == 1)
    #expect(Answer.success(1)[case: \.failure] == nil)
    #expect(Answer.failure(Failure())[case: \.failure] == Failure())
    #expect((\Answer.Cases.success)(1) == .success(1))
    #expect((\Answer.Cases.failure)(Failure()) == .failure(Failure()))
    #expect(Answer.failure(Failure()).case == \.failure)
  }

  @Test func existentialPayload() {
    struct Failure: Error {}
    #expect(Outcome.failed(Failure())[case: \.failed] is Failure)
  }
}

@CasePathable
private enum Outcome {
  case failed(any Error)
}
