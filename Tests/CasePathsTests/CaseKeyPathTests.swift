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
}
