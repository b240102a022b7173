import DataFlow
import SwiftUICore

extension View {
  /// Shows an alert while there is an item to show it for.
  ///
  /// - Parameters:
  ///   - item: What the alert is about. It becomes `nil` when the alert closes.
  ///   - title: The alert's title, for the item.
  ///   - actions: The alert's buttons, for the item.
  ///   - message: What the alert says under its title.
  @MainActor
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let value = item.wrappedValue
    return alert(
      value.map(title) ?? Text(verbatim: ""), isPresented: Binding(item), presenting: value,
      actions: actions, message: message)
  }

  /// Shows an alert without a message while there is an item to show it for.
  @MainActor
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog while there is an item to show it for.
  ///
  /// - Parameters:
  ///   - item: What the dialog is about. It becomes `nil` when the dialog closes.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The dialog's title, for the item.
  ///   - actions: The dialog's buttons, for the item.
  ///   - message: What the dialog says under its title.
  @MainActor
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let value = item.wrappedValue
    return confirmationDialog(
      value.map(title) ?? Text(verbatim: ""), isPresented: Binding(item),
      titleVisibility: titleVisibility, presenting: value, actions: actions, message: message)
  }

  /// Shows a confirmation dialog without a message while there is an item to show it for.
  @MainActor
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions,
      message: { _ in EmptyView() })
  }
}
