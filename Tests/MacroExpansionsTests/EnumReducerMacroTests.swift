import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

/// What `@Reducer` writes for an enum of features.
@Suite struct EnumReducerMacroTests {
  private let macros: [String: any Macro.Type] = ["Reducer": ReducerMacro.self]

  @Test("Each case takes its form in the state, the action, the body and the case scope")
  func everyKindOfCase() {
    expectExpansion(
      of: """
        @Reducer
        enum Route {
          case edit(Edit)
          case new(Forms.Edit = Forms.Edit(mode: .new))
          case alert(AlertState<Confirm>)
          @ReducerCaseEphemeral case note(Note)
          @ReducerCaseIgnored case item(Item)
          case help
          case pair(Int, name: String)
          case inner(Inner.Body = Inner.body)
        }
        """,
      by: macros,
      is: """

        enum Route {
          case edit(Edit)
          case new(Forms.Edit = Forms.Edit(mode: .new))
          case alert(AlertState<Confirm>)
          @ReducerCaseEphemeral case note(Note)
          @ReducerCaseIgnored case item(Item)
          case help
          case pair(Int, name: String)
          case inner(Inner.Body = Inner.body)

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: ComposableCore.CaseReducerState {
            typealias StateReducer = Route
            case edit(Edit.State)
            case new(Forms.Edit.State)
            case alert(AlertState<Confirm>)
            case note(Note)
            case item(Item)
            case help
            case pair(Int, name: String)
            case inner(Inner.Body.State)
          }

          @CasePaths.CasePathable
          enum Action {
            case edit(Edit.Action)
            case new(Forms.Edit.Action)
            case alert(AlertState<Confirm>.Action)
            case note(Note.Action)
            case item(Swift.Never)
            case help(Swift.Never)
            case pair(Swift.Never)
            case inner(Inner.Body.Action)
          }

          typealias Body = ComposableCore.Reduce<Self.State, Self.Action>

          static var body: Body {
            var reducers = ComposableCore._CaseReducers<Self.State, Self.Action>()
            reducers.add(
              \\.edit, action: \\.edit, fileID: "App/App.swift", filePath: "App.swift", line: 3, column: 8
            ) {
              Edit()
            }
            reducers.add(
              \\.new, action: \\.new, fileID: "App/App.swift", filePath: "App.swift", line: 4, column: 8
            ) {
              Forms.Edit(mode: .new)
            }
            reducers.add(
              \\.inner, action: \\.inner, fileID: "App/App.swift", filePath: "App.swift", line: 10, column: 8
            ) {
              Inner.body
            }
            return ComposableCore.Reduce(reducers)
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableCore._CaseScopeProtocol {
            case edit(ComposableCore.Store<Edit.State, Edit.Action>)
            case new(ComposableCore.Store<Forms.Edit.State, Forms.Edit.Action>)
            case alert(AlertState<Confirm>)
            case note(Note)
            case item(Item)
            case help
            case pair(Int, name: String)
            case inner(ComposableCore.Store<Inner.Body.State, Inner.Body.Action>)
          }

          @preconcurrency
          @MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store._scope(case: \\.edit, action: \\.edit))
            case .new:
              return .new(store._scope(case: \\.new, action: \\.new))
            case let .alert(value0):
              return .alert(value0)
            case let .note(value0):
              return .note(value0)
            case let .item(value0):
              return .item(value0)
            case .help:
              return .help
            case let .pair(value0, value1):
              return .pair(value0, name: value1)
            case .inner:
              return .inner(store._scope(case: \\.inner, action: \\.inner))
            }
          }
        }

        nonisolated extension Route: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("An enum with no feature does nothing")
  func noFeature() {
    expectExpansion(
      of: """
        @Reducer
        public enum Empty {
        }
        @Reducer
        package enum JustAlert {
          case warn(AlertState<Never>)
        }
        """,
      by: macros,
      is: """

        public enum Empty {

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          public enum State: ComposableCore.CaseReducerState {
            public typealias StateReducer = Empty

          }

          @CasePaths.CasePathable
          public enum Action {

          }

          public typealias Body = ComposableCore.EmptyReducer<Self.State, Self.Action>

          public static var body: Body {
            ComposableCore.EmptyReducer<Self.State, Self.Action>()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          public enum CaseScope: ComposableCore._CaseScopeProtocol {

          }

          @preconcurrency
          @MainActor
          public static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {

            }
          }
        }
        package enum JustAlert {
          case warn(AlertState<Never>)

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          package enum State: ComposableCore.CaseReducerState {
            package typealias StateReducer = JustAlert
            case warn(AlertState<Never>)
          }

          @CasePaths.CasePathable
          package enum Action {
            case warn(AlertState<Never>.Action)
          }

          package typealias Body = ComposableCore.EmptyReducer<Self.State, Self.Action>

          package static var body: Body {
            ComposableCore.EmptyReducer<Self.State, Self.Action>()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          package enum CaseScope: ComposableCore._CaseScopeProtocol {
            case warn(AlertState<Never>)
          }

          @preconcurrency
          @MainActor
          package static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case let .warn(value0):
              return .warn(value0)
            }
          }
        }

        nonisolated extension Empty: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }

        nonisolated extension JustAlert: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("Conditional cases are conditional everywhere, and empty blocks are left out")
  func conditionalCases() {
    expectExpansion(
      of: """
        @Reducer
        enum Route {
          case edit(Edit)
          #if DEBUG
            case debug(Debug)
          #elseif os(Linux)
            #if FULL
              case help
            #endif
          #else
            case info(AlertState<Never>)
          #endif
        }
        """,
      by: macros,
      is: """

        enum Route {
          case edit(Edit)
          #if DEBUG
            case debug(Debug)
          #elseif os(Linux)
            #if FULL
              case help
            #endif
          #else
            case info(AlertState<Never>)
          #endif

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: ComposableCore.CaseReducerState {
            typealias StateReducer = Route
            case edit(Edit.State)
            #if DEBUG
            case debug(Debug.State)
            #elseif os(Linux)
            #if FULL
            case help
            #endif
            #else
            case info(AlertState<Never>)
            #endif
          }

          @CasePaths.CasePathable
          enum Action {
            case edit(Edit.Action)
            #if DEBUG
            case debug(Debug.Action)
            #elseif os(Linux)
            #if FULL
            case help(Swift.Never)
            #endif
            #else
            case info(AlertState<Never>.Action)
            #endif
          }

          typealias Body = ComposableCore.Reduce<Self.State, Self.Action>

          static var body: Body {
            var reducers = ComposableCore._CaseReducers<Self.State, Self.Action>()
            reducers.add(
              \\.edit, action: \\.edit, fileID: "App/App.swift", filePath: "App.swift", line: 3, column: 8
            ) {
              Edit()
            }
            #if DEBUG
            reducers.add(
              \\.debug, action: \\.debug, fileID: "App/App.swift", filePath: "App.swift", line: 5, column: 10
            ) {
              Debug()
            }
            #endif
            return ComposableCore.Reduce(reducers)
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableCore._CaseScopeProtocol {
            case edit(ComposableCore.Store<Edit.State, Edit.Action>)
            #if DEBUG
            case debug(ComposableCore.Store<Debug.State, Debug.Action>)
            #elseif os(Linux)
            #if FULL
            case help
            #endif
            #else
            case info(AlertState<Never>)
            #endif
          }

          @preconcurrency
          @MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store._scope(case: \\.edit, action: \\.edit))
            #if DEBUG
            case .debug:
              return .debug(store._scope(case: \\.debug, action: \\.debug))
            #elseif os(Linux)
            #if FULL
            case .help:
              return .help
            #endif
            #else
            case let .info(value0):
              return .info(value0)
            #endif
            }
          }
        }

        nonisolated extension Route: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("Members that are written by hand are kept, and their actions make stores of ignored cases")
  func membersByHand() {
    expectExpansion(
      of: """
        @Reducer
        enum Route: CaseReducer {
          @ReducerCaseIgnored case alert(AlertState<Never>)
          @ReducerCaseIgnored case count(Int)
          @CasePathable
          enum Action {
            case alert(Tap)
          }
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      by: macros,
      is: """

        enum Route: CaseReducer {
          @ReducerCaseIgnored case alert(AlertState<Never>)
          @ReducerCaseIgnored case count(Int)
          @CasePathable
          enum Action {
            case alert(Tap)
          }
          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          static var body: some ReducerOf<Self> {
            EmptyReducer()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: ComposableCore.CaseReducerState {
            typealias StateReducer = Route
            case alert(AlertState<Never>)
            case count(Int)
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableCore._CaseScopeProtocol {
            case alert(ComposableCore.Store<AlertState<Never>, Tap>)
            case count(Int)
          }

          @preconcurrency
          @MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .alert:
              return .alert(store._scope(case: \\.alert, action: \\.alert))
            case let .count(value0):
              return .count(value0)
            }
          }
        }

        nonisolated extension Route: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("Conformances are asked for by argument")
  func conformances() {
    expectExpansion(
      of: """
        @Reducer(state: .codable, .equatable, action: .hashable)
        enum Route {
          case help
        }
        """,
      by: macros,
      is: """

        enum Route {
          case help

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableCore.ObservableState
          enum State: ComposableCore.CaseReducerState, Swift.Codable, Swift.Equatable {
            typealias StateReducer = Route
            case help
          }

          @CasePaths.CasePathable
          enum Action: Swift.Hashable {
            case help(Swift.Never)
          }

          typealias Body = ComposableCore.EmptyReducer<Self.State, Self.Action>

          static var body: Body {
            ComposableCore.EmptyReducer<Self.State, Self.Action>()
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableCore._CaseScopeProtocol {
            case help
          }

          @preconcurrency
          @MainActor
          static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .help:
              return .help
            }
          }
        }

        nonisolated extension Route: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }
}
