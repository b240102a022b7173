import SwiftSyntax
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

/// What `@Reducer` writes for an enum of features.
@Suite struct EnumReducerMacroTests {
  @Test("Each case takes its form in the state, the action, the body and the case scope")
  func everyKindOfCase() {
    expectEnum(
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

          @CasePathableMembers
          @dynamicMemberLookup
          @ObservableMembers
          enum State: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          Observation.Observable, ComposableCore.ObservableState, \
          ComposableCore.CaseReducerState {
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

          @CasePathableMembers
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
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
              Edit(), \\.edit, action: \\.edit, fileID: "App/App.swift", filePath: "App.swift", line: 3, column: 8
            )
            reducers.add(
              Forms.Edit(mode: .new), \\.new, action: \\.new, fileID: "App/App.swift", filePath: "App.swift", line: 4, column: 8
            )
            reducers.add(
              Inner.body, \\.inner, action: \\.inner, fileID: "App/App.swift", filePath: "App.swift", line: 10, column: 8
            )
            return ComposableCore.Reduce(reducers)
          }

          @CasePathableMembers
          @dynamicMemberLookup
          enum CaseScope: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          ComposableCore._CaseScopeProtocol {
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

          case _$reducer

          init() {
            self = ._$reducer
          }
        }

        nonisolated extension Route: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("An enum with no feature does nothing")
  func noFeature() {
    expectEnum(
      of: """
        @Reducer
        public enum Empty {
        }
        @Reducer
        package enum JustAlert {
          case warn(AlertState<Never>)
        }
        """,
      is: """

        public enum Empty {

          @CasePathableMembers
          @dynamicMemberLookup
          @ObservableMembers
          public enum State: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          Observation.Observable, ComposableCore.ObservableState, \
          ComposableCore.CaseReducerState {
            public typealias StateReducer = Empty

          }

          @CasePathableMembers
          public enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {

          }

          public typealias Body = ComposableCore.EmptyReducer<Self.State, Self.Action>

          public static var body: Body {
            ComposableCore.EmptyReducer<Self.State, Self.Action>()
          }

          @CasePathableMembers
          @dynamicMemberLookup
          public enum CaseScope: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          ComposableCore._CaseScopeProtocol {

          }

          @preconcurrency
          @MainActor
          public static func scope(_ store: ComposableCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {

            }
          }

          case _$reducer

          public init() {
            self = ._$reducer
          }
        }
        package enum JustAlert {
          case warn(AlertState<Never>)

          @CasePathableMembers
          @dynamicMemberLookup
          @ObservableMembers
          package enum State: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          Observation.Observable, ComposableCore.ObservableState, \
          ComposableCore.CaseReducerState {
            package typealias StateReducer = JustAlert
            case warn(AlertState<Never>)
          }

          @CasePathableMembers
          package enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case warn(AlertState<Never>.Action)
          }

          package typealias Body = ComposableCore.EmptyReducer<Self.State, Self.Action>

          package static var body: Body {
            ComposableCore.EmptyReducer<Self.State, Self.Action>()
          }

          @CasePathableMembers
          @dynamicMemberLookup
          package enum CaseScope: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          ComposableCore._CaseScopeProtocol {
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

          case _$reducer

          package init() {
            self = ._$reducer
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
    expectEnum(
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

          @CasePathableMembers
          @dynamicMemberLookup
          @ObservableMembers
          enum State: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          Observation.Observable, ComposableCore.ObservableState, \
          ComposableCore.CaseReducerState {
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

          @CasePathableMembers
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
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
              Edit(), \\.edit, action: \\.edit, fileID: "App/App.swift", filePath: "App.swift", line: 3, column: 8
            )
            #if DEBUG
            reducers.add(
              Debug(), \\.debug, action: \\.debug, fileID: "App/App.swift", filePath: "App.swift", line: 5, column: 10
            )
            #endif
            return ComposableCore.Reduce(reducers)
          }

          @CasePathableMembers
          @dynamicMemberLookup
          enum CaseScope: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          ComposableCore._CaseScopeProtocol {
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

          case _$reducer

          init() {
            self = ._$reducer
          }
        }

        nonisolated extension Route: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("Members that are written by hand are kept, and their actions make stores of ignored cases")
  func membersByHand() {
    expectEnum(
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

          @CasePathableMembers
          @dynamicMemberLookup
          @ObservableMembers
          enum State: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          Observation.Observable, ComposableCore.ObservableState, \
          ComposableCore.CaseReducerState {
            typealias StateReducer = Route
            case alert(AlertState<Never>)
            case count(Int)
          }

          @CasePathableMembers
          @dynamicMemberLookup
          enum CaseScope: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          ComposableCore._CaseScopeProtocol {
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

          case _$reducer

          init() {
            self = ._$reducer
          }
        }

        nonisolated extension Route: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test("Conformances are asked for by argument")
  func conformances() {
    expectEnum(
      of: """
        @Reducer(state: .codable, .equatable, action: .hashable)
        enum Route {
          case help
        }
        """,
      is: """

        enum Route {
          case help

          @CasePathableMembers
          @dynamicMemberLookup
          @ObservableMembers
          enum State: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          Observation.Observable, ComposableCore.ObservableState, \
          ComposableCore.CaseReducerState, Swift.Codable, Swift.Equatable {
            typealias StateReducer = Route
            case help
          }

          @CasePathableMembers
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Hashable {
            case help(Swift.Never)
          }

          typealias Body = ComposableCore.EmptyReducer<Self.State, Self.Action>

          static var body: Body {
            ComposableCore.EmptyReducer<Self.State, Self.Action>()
          }

          @CasePathableMembers
          @dynamicMemberLookup
          enum CaseScope: \
          CasePaths.CasePathable, CasePaths.CasePathIterable, \
          ComposableCore._CaseScopeProtocol {
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

          case _$reducer

          init() {
            self = ._$reducer
          }
        }

        nonisolated extension Route: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """
    )
  }

  @Test(
    "A value that is not marked is an error, and the fix marks it",
    arguments: ["Int", "[Item]", "Item?", "(Int, Int)", "Set<Int>", "() -> Void"])
  func unmarkedValue(type: String) {
    expectDiagnostics(
      of: """
        @Reducer
        enum Route {
          case item(\(type))
          case named(label: \(type)), edit(Edit)
        }
        """,
      by: ["Reducer": ReducerMacro.self],
      are: [
        """
        3:13: error: '\(type)' is no feature: mark a case with a value of its own with \
        '@ReducerCaseIgnored'
        """,
        """
        fix-it: Add '@ReducerCaseIgnored': \

          @ReducerCaseIgnored case item(\(type))
        """,
        """
        4:21: error: '\(type)' is no feature: mark a case with a value of its own with \
        '@ReducerCaseIgnored'
        """,
      ])
  }
}

/// Expects what `@Reducer` makes of an enum, but for white space.
///
/// - Parameter expected: With `@CasePathableMembers` and `@ObservableMembers` in place of the members
///   that `@CasePathable` and `@ObservableState` add to an enum.
private func expectEnum(
  of source: String, is expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expansion = expandedSource(of: source, by: ["Reducer": ReducerMacro.self])
  let expected = expandedSource(
    of: expected,
    by: [
      "CasePathableMembers": CasePathableMacro.self, "ObservableMembers": ObservableMembers.self,
    ])
  #expect(
    expansion.split(whereSeparator: \.isWhitespace)
      == expected.split(whereSeparator: \.isWhitespace),
    "Expanded to:\n\(expansion)", sourceLocation: sourceLocation)
}

private enum ObservableMembers: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    declaration.as(EnumDeclSyntax.self).map { ObservableEnum($0).members } ?? []
  }
}
