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

  @Test func privateEnum() {
    #expect(Hidden.value(1)[case: \.value] == 1)
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
