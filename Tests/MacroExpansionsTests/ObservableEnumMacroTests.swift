import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

/// What `@ObservableState` writes for an enum.
@Suite struct ObservableEnumMacroTests {
  private let macros: [String: any Macro.Type] = ["ObservableState": ObservableStateMacro.self]

  @Test(
    "Cases count in every clause of a condition, labels stay, and nothing has no identity of its own"
  )
  func everyKindOfCase() {
    expectExpansion(
      of: """
        @available(macOS 99, *)
        @ObservableState
        enum State {
          case edit(state: Edit.State), list([Int])
          #if DEBUG
            case pair(Int, name: String)
          #else
            case one(One.State)
          #endif
          case help
        }
        """,
      by: macros,
      is: """
        @available(macOS 99, *)
        enum State {
          case edit(state: Edit.State), list([Int])
          #if DEBUG
            case pair(Int, name: String)
          #else
            case one(One.State)
          #endif
          case help

          public var _$id: ComposableCore.ObservableStateID {
            _$identity ?? ComposableCore.ObservableStateID()
          }

          public var _$identity: ComposableCore.ObservableStateID? {
            switch self {
            case let .edit(value0):
              return ComposableCore._$identity(of: value0)?._$tag(0)
            case let .list(value0):
              return ComposableCore._$identity(of: value0)?._$tag(1)
            #if DEBUG
            case .pair:
              return nil
            #else
            case let .one(value0):
              return ComposableCore._$identity(of: value0)?._$tag(3)
            #endif
            case .help:
              return ComposableCore.ObservableStateID._$case(4)
            }
          }

          public mutating func _$willModify() {
            ComposableCore._$replace(&self) { (value: consuming Self) -> Self in
              switch consume value {
              case var .edit(value0):
                ComposableCore._$willModify(&value0)
                return .edit(state: value0)
              case var .list(value0):
                ComposableCore._$willModify(&value0)
                return .list(value0)
              #if DEBUG
              case let .pair(value0, value1):
                return .pair(value0, name: value1)
              #else
              case var .one(value0):
                ComposableCore._$willModify(&value0)
                return .one(value0)
              #endif
              case .help:
                return .help
              }
            }
          }

          public mutating func _$separateFromCopies() {
            ComposableCore._$replace(&self) { (value: consuming Self) -> Self in
              switch consume value {
              case var .edit(value0):
                ComposableCore._$separateFromCopies(&value0)
                return .edit(state: value0)
              case var .list(value0):
                ComposableCore._$separateFromCopies(&value0)
                return .list(value0)
              #if DEBUG
              case let .pair(value0, value1):
                return .pair(value0, name: value1)
              #else
              case var .one(value0):
                ComposableCore._$separateFromCopies(&value0)
                return .one(value0)
              #endif
              case .help:
                return .help
              }
            }
          }

          public static func _$isUnchanged(_ old: Self, _ new: Self) -> Swift.Bool {
            switch old {
            case let .edit(old0):
              guard case let .edit(new0) = new else {
                return false
              }
              return ComposableCore._$isUnchanged(old0, new0)
            case let .list(old0):
              guard case let .list(new0) = new else {
                return false
              }
              return ComposableCore._$isUnchanged(old0, new0)
            #if DEBUG
            case let .pair(old0, old1):
              guard case let .pair(new0, new1) = new else {
                return false
              }
              return ComposableCore._$isUnchanged(old0, new0) && ComposableCore._$isUnchanged(old1, new1)
            #else
            case let .one(old0):
              guard case let .one(new0) = new else {
                return false
              }
              return ComposableCore._$isUnchanged(old0, new0)
            #endif
            case .help:
              guard case .help = new else {
                return false
              }
              return true
            }
          }
        }

        @available(macOS 99, *)
        nonisolated extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test("An enum without cases has nothing to compare")
  func noCases() {
    expectExpansion(
      of: """
        @ObservableState
        enum State {
        }
        """,
      by: macros,
      is: """

        enum State {

          public var _$id: ComposableCore.ObservableStateID {
            _$identity ?? ComposableCore.ObservableStateID()
          }

          public var _$identity: ComposableCore.ObservableStateID? {
            switch self {

            }
          }

          public mutating func _$willModify() {

          }

          public mutating func _$separateFromCopies() {

          }
        }

        nonisolated extension State: ComposableCore.ObservableState, Observation.Observable {
        }
        """
    )
  }
}
