import ComposableCore
import SwiftUICore

extension View {
  /// Changes a dependency for the views below, which read it with `@Dependency`.
  ///
  /// ```swift
  /// ProfileView()
  ///   .dependency(\.locale, Locale(identifier: "nl_NL"))
  /// ```
  ///
  /// Models and stores keep the dependencies that they are made with.
  ///
  /// - Parameters:
  ///   - keyPath: A dependency, or something inside of one.
  ///   - value: What to assign to it.
  nonisolated public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(\.dependencies) { values in
      values.update { $0[keyPath: keyPath] = value }
    }
  }

  /// Changes a dependency whose type is its own key for the views below.
  ///
  /// - Parameter value: What to assign to it.
  nonisolated public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some View where Value.Value == Value {
    transformEnvironment(\.dependencies) { $0[Value.self] = value }
  }
}

extension EnvironmentValues {
  /// The dependencies of the views below.
  public var dependencies: DependencyValues {
    get { self[DependenciesKey.self] ?? DependencyValues._current }
    set { self[DependenciesKey.self] = newValue }
  }
}

private enum DependenciesKey: EnvironmentKey {
  static let defaultValue: DependencyValues? = nil
}

extension _Node: DependenciesHost {
  package var dependencies: DependencyValues? { environment[DependenciesKey.self] }
}
