import Dependencies

extension Effect {
  /// All of the effects at once.
  @inlinable public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// All of the effects at once.
  @inlinable public static func merge(_ effects: some Sequence<Self>) -> Self {
    var boxes: [EffectBox] = []
    boxes.reserveCapacity(effects.underestimatedCount)
    for effect in effects {
      if let box = effect.box { boxes.append(box) }
    }
    return Self(EffectBox.merge(boxes))
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
  @inlinable public static func concatenate(_ effects: some Collection<Self>) -> Self {
    Self(EffectBox.concatenate(effects.compactMap { $0.box }))
  }

  /// This effect and then another.
  public func concatenate(with other: Self) -> Self {
    .concatenate(self, other)
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

extension EffectBox {
  /// All at once.
  @usableFromInline static func merge(_ boxes: [EffectBox]) -> EffectBox? {
    boxes.count <= 1 ? boxes.first : EffectBox(.merge(boxes))
  }

  /// One after the other.
  @usableFromInline static func concatenate(_ boxes: [EffectBox]) -> EffectBox? {
    boxes.count <= 1 ? boxes.first : EffectBox(.concatenate(boxes))
  }
}
