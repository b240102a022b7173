private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether views take events. A disabled view disables what is in it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

struct DisabledModifier {
  let isDisabled: Bool
}

extension DisabledModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Takes the events from a view and all that is in it, while the condition holds.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
