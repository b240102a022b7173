import DataFlow
import Elements

/// Runs an action when it is pressed.
///
///     Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
///
/// The action runs on the main actor.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  // All initialisers are `@preconcurrency`: a view may hand on an action that it keeps as a plain
  // `() -> Void`, with a warning in Swift 6 in place of an error.

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Button: _ElementView {
  public var _content: some View {
    StyledContent(
      style: \.drawnButtonStyle,
      configuration: {
        PrimitiveButtonStyleConfiguration(
          role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)),
          action: action)
      },
      content: label)
  }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.attributes.tint = environment.tint
    if environment.drawnButtonStyle != nil, environment.buttonStyleTriggers {
      element.content = .group
      element.respond = nil
      return
    }
    let shortcut = environment.keyboardShortcut
    element.content = .button(
      ButtonContent(
        role: role?.content, look: environment.buttonLook,
        isDefault: shortcut == .defaultAction, shortcut: shortcut?.content))
    element.respond = { [action] event in
      guard event == .press else { return false }
      environment.perform(action)
      return true
    }
  }
}
