/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

private struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension SubmitModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    if triggers.contains(.text) { environment.submitActions.append(action) }
    if triggers.contains(.search) { environment.searchSubmitActions.append(action) }
  }
}

extension EnvironmentValues {
  /// What Return does in a text field, the outermost first.
  @Entry var submitActions: [() -> Void] = []

  /// What Return does in a search field, the outermost first.
  @Entry var searchSubmitActions: [() -> Void] = []
}

extension View {
  /// Runs an action when Return is pressed in a field of the view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps Return in the fields of the view from the actions around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
      .transformEnvironment(\.searchSubmitActions) { if isBlocking { $0 = [] } }
  }
}
