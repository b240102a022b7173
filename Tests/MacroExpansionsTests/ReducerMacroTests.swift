import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite struct ReducerMacroTests {
  private let macros: [String: any Macro.Type] = ["Reducer": ReducerMacro.self]

  @Test func whatIsMissingIsSynthesized() {
    expectExpansion(
      of: """
        @Reducer
        struct Blank {
        }
        """,
      by: macros,
      is: """

        struct Blank {

          @ComposableCore.ObservableState
          nonisolated struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            init() {
            }
          }

          @CasePaths.CasePathable
          nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          let body = ComposableCore.EmptyReducer<State, Action>()
        }

        nonisolated extension Blank: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func synthesizedMembersAreAsPublicAsTheType() {
    expectExpansion(
      of: """
        @Reducer
        public struct Blank {
        }
        @Reducer
        private struct Hidden {
          typealias State = Int
          enum Action {
          }
        }
        """,
      by: macros,
      is: """

        public struct Blank {

          @ComposableCore.ObservableState
          public nonisolated struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {
            }
          }

          @CasePaths.CasePathable
          public nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = ComposableCore.EmptyReducer<State, Action>()
        }
        private struct Hidden {
          typealias State = Int
          @CasePaths.CasePathable
          enum Action {
          }

          let body = ComposableCore.EmptyReducer<State, Action>()
        }

        nonisolated extension Blank: ComposableCore.Reducer {
        }

        nonisolated extension Hidden: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func nestedTypesAreKept() {
    expectExpansion(
      of: """
        @Reducer
        struct Counter {
          typealias State = Int
          struct Action {
          }
        }
        """,
      by: macros,
      is: """

        struct Counter {
          typealias State = Int
          struct Action {
          }

          let body = ComposableCore.EmptyReducer<State, Action>()
        }

        nonisolated extension Counter: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func explicitBodyNeedsNoNestedTypes() {
    expectExpansion(
      of: """
        @Reducer
        struct One {
          let body = EmptyReducer<Int, Never>()
        }
        @Reducer
        struct Two {
          func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
            .none
          }
        }
        """,
      by: macros,
      is: """

        struct One {
          let body = EmptyReducer<Int, Never>()
        }
        struct Two {
          func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
            .none
          }
        }

        nonisolated extension One: ComposableCore.Reducer {
        }

        nonisolated extension Two: ComposableCore.Reducer {
        }
        """,
      diagnostics: [
        """
        7:8: warning: 'reduce(into:action:)' is deprecated: write a 'body' with a 'Reduce' instead
        """,
        """
        fix-it: Write a 'body' with a 'Reduce' instead: \

          var body: some Reducer<Int, Bool> {
            Reduce { state, action in
              .none
            }
          }
        """,
      ]
    )
  }

  @Test("A property with a value is no body: what is missing is synthesized beside it")
  func configuration() {
    let feature = expandedSource(
      of: """
        @Reducer
        package struct Feature {
          let limit = 3
        }
        """,
      by: macros)
    #expect(feature.contains("package nonisolated struct State: "))
    #expect(feature.contains("package nonisolated enum Action: "))
    #expect(feature.contains("package let body = "))
  }

  @Test func nestedEnumsGetCasePaths() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          enum State {
            case on
          }
          enum Action {
            case tapped
          }
          enum Other {
            case a
          }
          let body = EmptyReducer<State, Action>()
        }
        """,
      by: macros,
      is: """

        struct Feature {
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State {
            case on
          }
          @CasePaths.CasePathable
          enum Action {
            case tapped
          }
          enum Other {
            case a
          }
          let body = EmptyReducer<State, Action>()
        }

        nonisolated extension Feature: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func casePathsThatAreThereAreKept() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          @CasePathable
          @dynamicMemberLookup
          enum State {
            case on
          }
          enum Action: CasePathable {
            case tapped
          }
          let body = EmptyReducer<State, Action>()
        }
        """,
      by: macros,
      is: """

        struct Feature {
          @CasePathable
          @dynamicMemberLookup
          enum State {
            case on
          }
          enum Action: CasePathable {
            case tapped
          }
          let body = EmptyReducer<State, Action>()
        }

        nonisolated extension Feature: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func bodyGetsItsBuilder() {
    expectExpansion(
      of: """
        @Reducer
        struct One {
          var body: some ReducerOf<Self> {
            Reduce { _, _ in .none }
          }
        }
        @Reducer
        struct Two {
          var body: some ComposableArchitecture.Reducer<Int, Bool> {
            Reduce { _, _ in .none }
          }
        }
        @Reducer
        struct Three {
          @ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> {
            Reduce { _, _ in .none }
          }
        }
        """,
      by: macros,
      is: """

        struct One {
          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            Reduce { _, _ in .none }
          }
        }
        struct Two {
          @ComposableCore.ReducerBuilder<Int, Bool>
          var body: some ComposableArchitecture.Reducer<Int, Bool> {
            Reduce { _, _ in .none }
          }
        }
        struct Three {
          @ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> {
            Reduce { _, _ in .none }
          }
        }

        nonisolated extension One: ComposableCore.Reducer {
        }

        nonisolated extension Two: ComposableCore.Reducer {
        }

        nonisolated extension Three: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func listedConformanceIsNotRepeated() {
    expectExpansion(
      of: """
        @Reducer
        struct One: Reducer {
          let body = EmptyReducer<Int, Never>()
        }
        @Reducer
        struct Two: ComposableArchitecture.Reducer, Sendable {
          let body = EmptyReducer<Int, Never>()
        }
        @Reducer
        struct Three: Sendable {
          let body = EmptyReducer<Int, Never>()
        }
        """,
      by: macros,
      is: """

        struct One: Reducer {
          let body = EmptyReducer<Int, Never>()
        }
        struct Two: ComposableArchitecture.Reducer, Sendable {
          let body = EmptyReducer<Int, Never>()
        }
        struct Three: Sendable {
          let body = EmptyReducer<Int, Never>()
        }

        nonisolated extension Three: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test func availabilityIsRepeatedOnTheExtension() {
    expectExpansion(
      of: """
        @Reducer
        @available(macOS 99, *)
        struct Feature {
          let body = EmptyReducer<Int, Never>()
        }
        """,
      by: macros,
      is: """

        @available(macOS 99, *)
        struct Feature {
          let body = EmptyReducer<Int, Never>()
        }

        @available(macOS 99, *)
        nonisolated extension Feature: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("A method 'reduce' is to be a body, which the fix writes")
  func reduceMethod() {
    expectDiagnostics(
      of: """
        @Reducer
        struct Feature {
            // What happens.
            public func reduce(into s: inout State, action: Action) -> EffectOf<Self> {
                switch action {
                case .tapped:
                    s.count += 1
                    return .none
                }
            }
        }
        """,
      by: macros,
      are: [
        """
        4:17: warning: 'reduce(into:action:)' is deprecated: write a 'body' with a 'Reduce' instead
        """,
        """
        fix-it: Write a 'body' with a 'Reduce' instead: \

            // What happens.
            public var body: some ReducerOf<Self> {
                Reduce { s, action in
                    switch action {
                    case .tapped:
                        s.count += 1
                        return .none
                    }
                }
            }
        """,
      ]
    )
  }

  @Test("Methods of another shape are left alone")
  func otherReduceMethods() {
    expectDiagnostics(
      of: """
        @Reducer
        struct Feature {
          func reduce(into state: inout State, action: Action) async -> EffectOf<Self> { .none }
          func reduce(into state: inout State, action: Action) throws -> EffectOf<Self> { .none }
          func reduce(into state: State, action: Action) -> EffectOf<Self> { .none }
          func reduce(into state: inout State, with action: Action) -> EffectOf<Self> { .none }
          func reduce(into state: inout State, action: Action) {}
        }
        """,
      by: macros,
      are: []
    )
  }

  @Test("A long chain of operators is to say its types at its head, which the fix writes")
  func longChains() {
    let chain = (1...6).map { "\n      .ifLet(\\.$child\($0), action: \\.child\($0)) { Child() }" }
    expectDiagnostics(
      of: """
        @Reducer
        struct Feature {
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in .none }\(chain.joined())
          }
        }
        @Reducer
        struct Typed {
          var body: some ReducerOf<Self> {
            Reduce<State, Action> { state, action in .none }\(chain.joined())
          }
        }
        @Reducer
        struct Short {
          var body: some Reducer<Int, Bool> {
            Reduce { state, action in .none }\(chain.dropLast().joined())
          }
        }
        """,
      by: macros,
      are: [
        """
        5:5: warning: The compiler does not check 6 operators in time on a reducer whose types it \
        has to find out: write 'Reduce<State, Action>'
        """,
        """
        fix-it: Write 'Reduce<State, Action>': \

            Reduce<State, Action>\u{20}
        """,
      ]
    )
  }

  @Test("A struct takes no arguments, and the fix removes them")
  func argumentsOfAStruct() {
    expectDiagnostics(
      of: """
        @Reducer(state: .equatable, action: .sendable)
        struct Feature {
        }
        """,
      by: macros,
      are: [
        "1:10: error: '@Reducer' takes no arguments on a struct",
        "fix-it: Remove the arguments: @Reducer",
      ]
    )
  }

  @Test("An actor is no reducer, and the fix makes a struct of it")
  func actor() {
    expectDiagnostics(
      of: """
        @Reducer
        actor Feature {
        }
        """,
      by: macros,
      are: [
        """
        1:1: error: '@Reducer' cannot be applied to actor type 'Feature': make it a struct, or an \
        enum of features
        """,
        "fix-it: Make 'Feature' a struct: \nstruct ",
      ])
  }
}
