/// Puts reducers together: they run from top to bottom on the same state, and their effects are
/// merged.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  @inlinable public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  @_disfavoredOverload
  @inlinable public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  @inlinable public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  @inlinable public static func buildPartialBlock<R: Reducer<State, Action>>(first reducer: R) -> R
  {
    reducer
  }

  @inlinable
  public static func buildPartialBlock<
    First: Reducer<State, Action>, Second: Reducer<State, Action>
  >(accumulated first: First, next second: Second) -> _Sequence<First, Second> {
    _Sequence(first: first, second: second)
  }

  @inlinable public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? {
    reducer
  }

  @inlinable
  public static func buildEither<
    First: Reducer<State, Action>, Second: Reducer<State, Action>
  >(first reducer: First) -> _Conditional<First, Second> {
    .first(reducer)
  }

  @inlinable
  public static func buildEither<
    First: Reducer<State, Action>, Second: Reducer<State, Action>
  >(second reducer: Second) -> _Conditional<First, Second> {
    .second(reducer)
  }

  @inlinable public static func buildArray<R: Reducer<State, Action>>(
    _ reducers: [R]
  ) -> _SequenceMany<R> {
    _SequenceMany(reducers: reducers)
  }

  @inlinable public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  @inlinable public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}

extension ReducerBuilder {
  /// Two reducers one after the other.
  public struct _Sequence<First: Reducer<State, Action>, Second: Reducer<State, Action>>:
    _PrimitiveReducer
  {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable init(first: First, second: Second) {
      self.first = first
      self.second = second
    }

    @inlinable public func _compiled() -> CompiledReducer<State, Action> {
      CompiledReducer(
        SequenceNode(
          [first._compiled().node, second._compiled().node], action: EnumLayout(Action.self)))
    }
  }

  /// Any number of reducers of one type.
  public struct _SequenceMany<R: Reducer<State, Action>>: _PrimitiveReducer {
    @usableFromInline let reducers: [R]

    @inlinable init(reducers: [R]) {
      self.reducers = reducers
    }

    @inlinable public func _compiled() -> CompiledReducer<State, Action> {
      CompiledReducer(
        SequenceNode(reducers.map { $0._compiled().node }, action: EnumLayout(Action.self)))
    }
  }

  /// One of two reducers.
  public enum _Conditional<First: Reducer<State, Action>, Second: Reducer<State, Action>>:
    _PrimitiveReducer
  {
    case first(First)
    case second(Second)

    @inlinable public func _compiled() -> CompiledReducer<State, Action> {
      switch self {
      case .first(let reducer): reducer._compiled()
      case .second(let reducer): reducer._compiled()
      }
    }
  }
}
