import Dependencies

extension Effect {
  /// All of the effects at once.
  @inlinable public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// All of the effects at once.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    compose(effects.compactMap(\.box)) { .merge($0) }
  }

  /// This effect and another at once.
  public func merge(with other: Self) -> Self {
    .merge(self, other)
  }

  /// The effects one after the other, each when the one before has ended or been cancelled.
  @inlinable public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// The effects one after the other, each when the one before has ended or been cancelled.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    compose(effects.compactMap(\.box)) { .concatenate($0) }
  }

  /// This effect and then another.
  public func concatenate(with other: Self) -> Self {
    .concatenate(self, other)
  }

  private static func compose(
    _ boxes: [EffectBox], _ operation: ([EffectBox]) -> EffectBox.Operation
  ) -> Self {
    boxes.count <= 1 ? Self(boxes.first) : Self(operation(boxes))
  }

  /// The effect with each of its actions turned into another.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    guard let box else { return .none }
    let dependencies = DependencyValues._current
    return Effect<Other>(
      EffectBox.extend(
        box, by: .child { action in dependencies._withCurrent { transform(action) } })
    )
  }
}
