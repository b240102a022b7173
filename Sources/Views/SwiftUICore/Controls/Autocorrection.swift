extension View {
  /// Whether the platform leaves what is typed in the view's fields as it is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The older spelling of `autocorrectionDisabled`; `nil` leaves the choice to the platform.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}

extension EnvironmentValues {
  /// Whether the platform leaves what is typed as it is.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
