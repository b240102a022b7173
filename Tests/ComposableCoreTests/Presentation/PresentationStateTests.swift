import ComposableCore
import Foundation
import Testing

struct PresentationStateTests {
  @CasePathable
  enum Destination: Equatable, Sendable {
    case count(Int)
    case name(String)
  }

  @CasePathable
  enum Action: Equatable {
    case child(PresentationAction<Child>)
    @CasePathable enum Child: Equatable { case saved(Int) }
  }

  /// A value that must not be compared.
  struct Incomparable: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool {
      Issue.record("compared")
      return true
    }
  }

  @Test func copiesAreIndependent() {
    let original = PresentationState<[Int]>(wrappedValue: [1])
    var copy = original
    copy.wrappedValue?.append(2)
    #expect(original.wrappedValue == [1])
    #expect(copy.wrappedValue == [1, 2])
  }

  @Test func changesInPlaceDoNotCopy() {
    var state = PresentationState<[Int]>(wrappedValue: Array(0..<100))
    func address() -> Int? {
      state.wrappedValue.map { $0.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
    }
    let before = address()
    state.wrappedValue?[0] = 1
    #expect(address() == before)
  }

  @Test func clearingInPlaceClears() {
    var state = PresentationState<Int>(wrappedValue: 1)
    func clear(_ value: inout Int?) { value = nil }
    clear(&state.wrappedValue)
    #expect(state.wrappedValue == nil)
    clear(&state.wrappedValue)
    #expect(state == PresentationState(wrappedValue: nil))
  }

  @Test func comparingWithItselfComparesNoValues() {
    let state = PresentationState(wrappedValue: Incomparable())
    #expect(state == state)
  }

  @Test func casesAreReadChangedAndCleared() {
    var state = PresentationState<Destination>(wrappedValue: .count(1))
    #expect(state[case: \.count] == 1)
    #expect(state[case: \.name] == nil)
    state[case: \.count]? += 1
    #expect(state.wrappedValue == .count(2))
    state[case: \.count] = nil
    #expect(state.wrappedValue == nil)
  }

  @Test func writingAnotherCaseIsReportedAndChangesNothing() {
    var state = PresentationState<Destination>(wrappedValue: .count(1))
    withKnownIssue {
      state[case: \.name] = "Blob"
    } matching: {
      $0.description.contains("The case 'name'") && $0.description.contains("Destination.count")
    }
    #expect(state.wrappedValue == .count(1))
  }

  @Test func itEncodesAsTheOptional() throws {
    let data = try JSONEncoder().encode([PresentationState(wrappedValue: 1)])
    #expect(String(decoding: data, as: UTF8.self) == "[1]")
    #expect(
      try JSONDecoder().decode([PresentationState<Int>].self, from: data)
        == [PresentationState(wrappedValue: 1)])
  }

  @Test func casePathsReachThroughThePresentation() {
    let action = Action.child(.presented(.saved(1)))
    #expect(action[case: \.child.saved] == 1)
    #expect(action[case: \.child.presented.saved] == 1)
    #expect(action.is(\.child.presented))
    #expect((\Action.Cases.child.saved)(2) == .child(.presented(.saved(2))))
  }
}
