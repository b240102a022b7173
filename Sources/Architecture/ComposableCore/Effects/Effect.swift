/// Work that a reducer asks for: nothing, actions to send now, or operations to run.
///
/// A reducer returns it with the new state, and the store carries it out:
///
/// ```swift
/// case .refreshButtonTapped:
///   state.isLoading = true
///   return .run { send in
///     await send(.response(Result { try await client.load() }))
///   }
/// ```
public struct Effect<Action>: Sendable {
  /// `nil` for no work: most actions need none, and that costs nothing.
  @usableFromInline let box: EffectBox?

  @inlinable init(_ box: EffectBox?) {
    self.box = box
  }

  init(_ operation: EffectBox.Operation) {
    box = EffectBox(operation)
  }
}

/// The effect of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// No work.
  @inlinable public static var none: Self { Self(nil) }

  /// Sends an action as soon as the reducers have run, before `store.send` returns.
  //
  // Inlined, so that the type of the action is known: to look it up takes longer than the rest.
  @inlinable public static func send(_ action: Action) -> Self {
    Self(SendEffect(action))
  }
}
