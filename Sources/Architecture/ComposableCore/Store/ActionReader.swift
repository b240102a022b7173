/// What has to be known of the type of a store's actions.
class ActionReader {
  /// An effect that sends the action that a pointer points to.
  func effect(sending action: UnsafeRawPointer) -> EffectBox { SendEffect(()) }

  /// The action that a pointer points to, to be kept and described.
  func value(at action: UnsafeRawPointer) -> Any { () }
}

final class TypedActionReader<Action>: ActionReader {
  override func effect(sending action: UnsafeRawPointer) -> EffectBox {
    SendEffect(action.assumingMemoryBound(to: Action.self).pointee)
  }

  override func value(at action: UnsafeRawPointer) -> Any {
    action.assumingMemoryBound(to: Action.self).pointee
  }
}
