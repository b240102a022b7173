import DataFlow
import Elements

/// What an alert says, and its buttons: the way of early SwiftUI.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which says OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// The choices of a dialog: the way of early SwiftUI.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while a binding is true: the way of early SwiftUI.
  @available(*, deprecated, message: "Use 'alert(_:isPresented:actions:message:)'.")
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    dialog(
      .alert, isPresented: isPresented, of: isPresented.wrappedValue ? content() : nil,
      title: \.title, actions: { DialogButtons(buttons: $0.buttons) }, message: { $0.message })
  }

  /// Shows an alert for an item while there is one: the way of early SwiftUI.
  @available(*, deprecated, message: "Use 'alert(_:isPresented:presenting:actions:message:)'.")
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    dialog(
      .alert, isPresented: item.isPresent, of: item.wrappedValue.map(content), title: \.title,
      actions: { DialogButtons(buttons: $0.buttons) }, message: { $0.message })
  }

  /// Shows choices while a binding is true: the way of early SwiftUI.
  @available(*, deprecated, message: "Use 'confirmationDialog(_:isPresented:actions:message:)'.")
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    dialog(
      .confirmation, isPresented: isPresented, of: isPresented.wrappedValue ? content() : nil,
      title: \.title, actions: { DialogButtons(buttons: $0.buttons) }, message: { $0.message })
  }

  /// Shows choices for an item while there is one: the way of early SwiftUI.
  @available(*, deprecated, message: "Use 'confirmationDialog(_:isPresented:presenting:actions:)'.")
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    dialog(
      .confirmation, isPresented: item.isPresent, of: item.wrappedValue.map(content),
      title: \.title, actions: { DialogButtons(buttons: $0.buttons) }, message: { $0.message })
  }
}

/// The buttons of a dialog that was described by a value.
private struct DialogButtons {
  let buttons: [Alert.Button]
}

extension DialogButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }

  static var _evaluatedType: Any.Type? { nil }
}

extension Optional {
  /// Whether there is a value. Writing `false` removes it.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
