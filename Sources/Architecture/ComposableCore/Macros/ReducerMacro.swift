/// Makes a reducer of a type: conforms it to the protocol, and writes the parts of a feature that
/// go without saying.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State {
///     var count = 0
///   }
///   enum Action {
///     case incrementButtonTapped
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// The nested enums `Action` and `State` get case paths, and `body` its result builder. A type
/// without `body` gets one that does nothing, and an empty `State` and `Action` if it has none.
///
/// Of an enum of features it makes a feature that is one of them: see ``CaseReducer``. The state of
/// an alert or a dialog and values stand for themselves; mark values with ``ReducerCaseIgnored()``.
/// Where `init()` does not make a reducer, a default value does:
/// `case edit(Edit = Edit(mode: .new))`. A feature may be an enum of features itself.
// With a list of names the compiler (6.3) would expand an enum too late to check what comes of it,
// and crash where it has an error.
@attached(member, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")

/// Marks a case of an enum of features as state that is gone after its first action, where the type
/// does not say so by its name, as `AlertState` does.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseMacro")

/// Marks a case of an enum of features as a value that no reducer runs on.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableMacros", type: "ReducerCaseMacro")
