import Observation

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: _EnvironmentModifier {
  public func _modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

/// Changes a value of the environment, from what it is further up.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: _EnvironmentModifier {
  public func _modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

struct EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension EnvironmentObjectModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }
}

extension View {
  /// Hands a value down to the views below: `.environment(\.locale, locale)`.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Hands an observable object down to the views below, which read it with
  /// `@Environment(Object.self)`.
  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value on its way down.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
