extension NavigationLink where Destination == Never {
  /// Pushes a value on the stack's path, and so the page that a `navigationDestination(for:)` shows
  /// for it. A link to `nil` is disabled.
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Pushes a value that is made when the link is pressed.
  nonisolated package init(
    pushing makeValue: (() -> AnyHashable)?, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .madeValue(makeValue), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Pushes a value on the stack's path. A link to `nil` is disabled.
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Pushes a value on the stack's path. A link to `nil` is disabled.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension EnvironmentValues {
  /// The type of the values on the path of the stack around a view; `nil` where there is no stack,
  /// or one that takes values of any type.
  package var pathElementType: Any.Type? { pageStack.pathElementType }
}
