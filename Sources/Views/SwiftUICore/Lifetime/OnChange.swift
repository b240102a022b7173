/// Runs an action when a value differs from the one before.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ChangeNode(view, in: context)
  }
}

private final class ChangeNode<Modified: View, Value: Equatable>:
  ModifierNode<Modified, ChangeModifier<Value>>
{
  private var lastValue: Value?

  override func modifierChanged() {
    let modifier = view.modifier
    let old = lastValue
    lastValue = modifier.value
    if let old {
      if old != modifier.value { run(modifier, from: old) }
    } else if modifier.isInitial {
      run(modifier, from: modifier.value)
    }
  }

  private func run(_ modifier: ChangeModifier<Value>, from old: Value) {
    graph.afterUpdate { modifier.action(old, modifier.value) }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameter initial: Whether it also runs at first, with the first value as both.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameter initial: Whether it also runs at first.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes: the form of earlier SwiftUI.
  @_disfavoredOverload
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
