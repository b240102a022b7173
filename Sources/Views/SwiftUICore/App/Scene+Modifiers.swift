import DataFlow

/// A scene whose views have a modifier.
public struct _ModifiedScene<Content: Scene, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension _ModifiedScene: Scene {
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }

  public static func _makeContent(_ scene: Self) -> AnyView {
    AnyView(Content._makeContent(scene.content).modifier(scene.modifier))
  }
}

extension Scene {
  /// The scene, whose views have a modifier.
  nonisolated package func modifyingViews<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> some Scene {
    _ModifiedScene(content: self, modifier: modifier)
  }

  /// Hands a value down to the views of the scene.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    modifyingViews(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value on its way down to the views of the scene.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    modifyingViews(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Runs an action with the old and the new value when a value changes.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    modifyingViews(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes: the form of earlier SwiftUI.
  @_disfavoredOverload
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}
