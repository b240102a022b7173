import ComposableCore
import SwiftUICore

extension Scene {
  /// Changes a dependency for the views of the scene, which read it with `@Dependency`.
  ///
  /// - Parameters:
  ///   - keyPath: A dependency, or something inside of one.
  ///   - value: What to assign to it.
  nonisolated public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Scene {
    transformEnvironment(\.dependencies) { values in
      values.update { $0[keyPath: keyPath] = value }
    }
  }

  /// Changes a dependency whose type is its own key for the views of the scene.
  ///
  /// - Parameter value: What to assign to it.
  nonisolated public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Scene where Value.Value == Value {
    transformEnvironment(\.dependencies) { $0[Value.self] = value }
  }
}
