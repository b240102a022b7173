import ComposableCore
import SwiftUICore

extension PreviewTrait<Preview.ViewTraits> {
  /// Changes a dependency for a preview.
  ///
  /// ```swift
  /// #Preview(traits: .dependency(\.continuousClock, .immediate)) {
  ///   TimerView()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: A dependency, or something inside of one.
  ///   - value: What to assign to it.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> PreviewTrait {
    .dependencies { $0[keyPath: keyPath] = value() }
  }

  /// Changes a dependency whose type is its own key for a preview.
  ///
  /// - Parameter value: What to assign to it.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> PreviewTrait where Value.Value == Value {
    .dependencies { $0[Value.self] = value() }
  }

  /// Changes dependencies for a preview.
  ///
  /// - Parameter updateValues: Assigns to the dependencies. An error is shown in the place of the
  ///   preview.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> PreviewTrait {
    PreviewTrait { try prepareDependencies(updateValues) }
  }
}
