/// A feature's logic: how an action changes its state, and which effects follow.
///
/// Conform with the `Reducer()` macro and describe the logic in ``body-swift.property``:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A store evaluates the body once for each place that the feature has in the app, not for each
/// action.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body

  /// Changes the state for an action. Implement this or ``body-swift.property``, not both.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one consists of.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// This reducer as the store runs it. What is compiled once runs for as long as the store lives.
  func _compiled() -> CompiledReducer<State, Action>
}

/// A reducer of the state and the actions of another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements ``reduce(into:action:)`` has no body.
  public var body: Body {
    fatalError("'\(Self.self)' has no body: call 'reduce(into:action:)' instead.")
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    CompiledReducer { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  @inlinable public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Recursion.evaluate(Self.self, orEnd: { .none }) {
      body.reduce(into: &state, action: action)
    }
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    Recursion.evaluate(Self.self, orEnd: { CompiledReducer(ReducerNode()) }) {
      body._compiled()
    }
  }
}

/// A reducer that says itself how it is compiled.
public protocol _PrimitiveReducer<State, Action>: Reducer where Body == Never {}

extension _PrimitiveReducer {
  @inlinable public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _compiled().reduceByHand(into: &state, action: action)
  }
}
