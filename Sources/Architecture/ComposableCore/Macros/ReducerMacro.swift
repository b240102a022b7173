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
@attached(member, names: named(State), named(Action), named(init), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "ComposableMacros", type: "ReducerMacro")
