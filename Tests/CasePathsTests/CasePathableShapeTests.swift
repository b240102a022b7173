import CasePaths
import Testing

/// Enums that the macro has to work on.
@Suite struct CasePathableShapeTests {
  @Test func casesNamedLikeAPI() {
    #expect(Awkward.embed(1)[case: \.embed] == 1)
    #expect((\Awkward.Cases.extract)(true)[case: \.extract] == true)
    #expect(Awkward.default.is(\.default))
    #expect(Awkward.filter.is(\.filter))
  }

  @Test func payloadNamedElement() {
    #expect(Box<Int>.one(1)[case: \.one] == 1)
    #expect(Box<Int>.many([1])[case: \.many] == [1])
  }

  @Test func recursivePayload() {
    #expect(Tree.node(.leaf(1))[case: \.node.leaf] == 1)
  }

  @Test func payloadWithoutValuesIsListed() {
    #expect(Array(Uninhabited.allCasePaths) == [\.never, \.empty, \.blank])
    #expect(Uninhabited.blank.case == \.blank)
  }

  @Test func conditionalCasesAreThereWhenTheirConditionHolds() {
    #expect(Array(Conditional.allCasePaths) == [\.always, \.linux])
    #expect(Conditional.linux(1)[case: \.linux] == 1)
  }

  @Test("Enums of every access level have paths")
  func accessLevels() {
    #expect(PublicEnum.value(1)[case: \.value] == 1)
    #expect(PackageEnum.value(1)[case: \.value] == 1)
    #expect(FileprivateEnum.value(1)[case: \.value] == 1)
    #expect(Hidden.value(1)[case: \.value] == 1)
  }

  @Test("Payloads of every spelling have paths")
  func payloads() throws {
    let both = try #require(Payloads.both(1, other: "a")[case: \.both])
    #expect(both.0 as? Int == 1)
    #expect(both.other as? String == "a")
    let flag = try #require(Payloads.flag(3)[case: \.flag])
    #expect(flag == (3, false))
    #expect(Payloads.shown(2)[case: \.shown] as? Int == 2)
    #expect(Payloads.transform { $0 + 1 }[case: \.transform]?(1) == 2)
    #expect((\Payloads.Cases.trailing)((1, b: 2)).is(\.trailing))
    #expect(Payloads.again(.blank).is(\.again.blank))
    #expect(Payloads.blank.is(\.blank))
  }

  @Test("What only a parameter may say of a closure is left out of a payload")
  func closures() throws {
    #expect(Closures.lazy(1)[case: \.lazy]?() == 1)
    #expect((\Closures.Cases.lazy)({ 2 })[case: \.lazy]?() == 2)
    #expect(try (\Closures.Cases.throwing)({ 3 })[case: \.throwing]?() == 3)
    #expect((\Closures.Cases.pair)((name: "a", { 4 }))[case: \.pair]?.1() == 4)
    #expect(Closures.nested { $0() + 1 }[case: \.nested]?(4) == 5)
  }

  @Test("The generic parameter 'Element' of an outer type is a payload")
  func outerElement() {
    #expect(Outer<Int>.Inner.one(1)[case: \.one] == 1)
    #expect(Outer<Int>.Inner.pair(first: 1, [2])[case: \.pair]?.1 == [2])
  }

  @Test("An enum that lists a conformance itself gets the other one")
  func listedConformance() {
    #expect(Array(Listed.allCasePaths) == [\.value])
  }
}

@CasePathable
private enum Awkward {
  case embed(Int)
  case extract(Bool)
  case `default`
  case filter
}

@CasePathable
private enum Box<Element: Sendable> {
  case one(Element)
  case many([Element])
}

@CasePathable
private indirect enum Tree {
  case node(Self)
  case leaf(Int)
}

@CasePathable
private enum Empty {}

@CasePathable
private enum Uninhabited {
  case never(Never)
  case empty(Empty)
  case blank
}

@CasePathable
private enum Conditional {
  case always
  #if os(Linux)
    case linux(Int)
  #else
    case other
  #endif
}

@CasePathable
private enum Hidden {
  case value(Int)
}

@CasePathable
public enum PublicEnum {
  case value(Int)
}

@CasePathable
package enum PackageEnum {
  case value(Int)
}

@CasePathable
fileprivate enum FileprivateEnum {
  case value(Int)
}

@CasePathable
private indirect enum Payloads {
  case shown(any Sendable)
  /* A comment in a block. */
  case both(Any, other: any Sendable)
  case flag(_ number: Int, _: Bool = false)
  case transform(@Sendable (Int) -> Int)
  case trailing(
    Int,
    b: Int,
  )
  case again(Self), blank
}

@CasePathable
private enum Closures {
  case lazy(@autoclosure () -> Int)
  case throwing(@Sendable @autoclosure () throws -> Int)
  case pair(name: String, @autoclosure @Sendable () -> Int)
  case nested((@autoclosure () -> Int) -> Int)
}

private struct Outer<Element: Sendable> {
  @CasePathable
  enum Inner {
    case one(Element)
    case pair(first: Element, [Element])
  }
}

@CasePathable
private enum Listed: CasePathable {
  case value(Int)
}
