import CasePaths
import Testing

/// Paths as values: embedding, appending, comparing, listing.
@Suite struct CaseKeyPathTests {
  @Test func callEmbeds() {
    #expect((\Foo.Cases.bar)(.int(1)) == .bar(.int(1)))
    #expect((\Foo.Cases.bar.int)(1) == .bar(.int(1)))
    #expect((\Foo.Cases.blob.size)(1) == .blob(.size(1)))
    #expect((\Foo.Cases.empty)() == .empty)
    #expect((\Foo.Cases.named)(1) == .named(first: 1))
    #expect((\Foo.Cases.pair)((id: 1, "a")) == .pair(id: 1, "a"))
  }

  @Test func partialCallEmbedsAPayloadOfTheRightType() {
    let int: PartialCaseKeyPath<Foo> = \.bar.int
    #expect(int(1) == .bar(.int(1)))
    #expect(int("1") == nil)
    let baz: PartialCaseKeyPath<Foo> = \.baz
    #expect(baz(1) == .baz(1))
    let empty: PartialCaseKeyPath<Foo> = \.empty
    #expect(empty(()) == .empty)
  }

  @Test func partialCallEmbedsInAnExistentialPayload() {
    struct Failure: Error {}
    let one: PartialCaseKeyPath<Result<Int, any Error>> = \.failure
    #expect(one(Failure())?[case: \.failure] is Failure)
  }

  @Test func appendedPathsAreTheChain() {
    let bar: CaseKeyPath<Foo, Foo.Bar> = \.bar
    let chain = bar.appending(path: \.int)
    #expect(chain == \Foo.Cases.bar.int)
    #expect(chain(1) == .bar(.int(1)))
    #expect(Foo.bar(.int(1))[case: chain] == 1)
  }

  @Test func pathsAreHashable() {
    let paths: Set<PartialCaseKeyPath<Foo>> = [\.bar, \.bar.int, \.bar]
    #expect(paths.count == 2)
  }

  @Test func caseIsThePathToItself() {
    #expect(Foo.bar(.int(1)).case == \.bar)
    #expect(Foo.empty.case == \.empty)
    #expect(Foo.allCasePaths[.empty] == \.empty)
  }

  @Test func allCasePathsAreInTheOrderOfDeclaration() {
    #expect(Array(Foo.allCasePaths) == [\.bar, \.baz, \.blob, \.empty, \.named, \.pair])
    #expect(Array(Foo?.allCasePaths) == [\.none, \.some])
    #expect(Array(Result<Int, Never>.allCasePaths) == [\.success, \.failure])
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test func identityPathNeedsNoCasePaths() {
    let path: CaseKeyPath<Plain, Plain> = \.self
    #expect(path(.one) == .one)
    #expect(AnyCasePath(path).extract(from: .one) == .one)
    #expect(Foo.empty.is(\.self))
  }

  @Test func neverExtracts() {
    #expect(!Foo.empty.is(\.never))
  }

  @Test func pathByHandIsACaseButIsNotListed() {
    #expect(Foo.bar(.int(2))[case: \.doubled] == 4)
    #expect((\Foo.Cases.doubled)(4) == .bar(.int(2)))
    #expect(!Array(Foo.allCasePaths).contains(\.doubled))
  }

  @Test func anyCasePathContinuesIntoItsPayload() {
    #expect(Foo.allCasePaths.bar.int.extract(from: .bar(.int(1))) == 1)
    #expect(Foo.allCasePaths.bar.int.embed(1) == .bar(.int(1)))
  }

  @Test func debugDescriptionNamesTheTypesWithoutTheirModules() {
    #expect(Foo.allCasePaths.bar.debugDescription == "AnyCasePath<Foo, Foo.Bar>")
    #expect(Foo.allCasePaths.baz.debugDescription == "AnyCasePath<Foo, Optional<Int>>")
  }

  @Test("A path may be typed to the payload in an optional one")
  func optionalPayloadByContext() {
    let whole: CaseKeyPath<Foo, Foo.Blob?> = \.blob
    let flat: CaseKeyPath<Foo, Foo.Blob> = \.blob
    #expect(whole(nil) == .blob(nil))
    #expect(flat(.size(1)) == .blob(.size(1)))
    #expect(AnyCasePath(flat).extract(from: .blob(nil)) == nil)
  }

  @Test("A payload embedded by one enum's partial path is extracted by another's")
  func existentialPayloadBetweenEnums() {
    struct Failure: Error {}
    let failed: PartialCaseKeyPath<Outcome> = \.failed
    let missing: PartialCaseKeyPath<Outcome> = \.missing
    let error = Result<Int, Failure>.failure(Failure())[case: \.failure as PartialCaseKeyPath]
    #expect(error.flatMap { failed($0) }?[case: \.failed] is Failure)
    #expect(error.flatMap { missing($0) }?[case: \.missing] is Failure)
    #expect(failed(1) == nil)
  }

  @Test("Names in one declaration are cases of their own, in order")
  func severalNamesInOneDeclaration() {
    #expect(Array(Outcome.allCasePaths) == [\.failed, \.missing, \.left, \.right])
  }

  @Test("Each case's own path is its entry in the list of all")
  func caseIsInTheList() {
    let values: [Foo] = [
      .bar(.int(1)), .baz(nil), .blob(nil), .empty, .named(first: 1), .pair(id: 1, ""),
    ]
    #expect(values.map(\.case) == Array(Foo.allCasePaths))
  }

  @Test("Paths are keys of a dictionary that holds a payload for each case")
  func setOfCases() {
    var payloads: [PartialCaseKeyPath<Foo>: Any] = [:]
    for foo in [Foo.baz(1), .empty, .baz(2)] { payloads[foo.case] = foo[case: foo.case] }
    #expect(payloads.count == 2)
    #expect(payloads[\.baz].flatMap { (\Foo.Cases.baz as PartialCaseKeyPath)($0) } == .baz(2))
  }

  @Test("Paths are sendable")
  func sendable() async {
    let path: any CaseKeyPath<Foo, Int> & Sendable = \Foo.Cases.bar.int
    let erased = Foo.allCasePaths.bar.int
    let embedded = await Task.detached { [path(1), erased.embed(1)] }.value
    #expect(embedded == [.bar(.int(1)), .bar(.int(1))])
  }
}

@CasePathable
private enum Outcome {
  case failed(any Error)
  case missing((any Error)?)
  case left, right
}
