import DataFlow
import SwiftUICore

// While one dialog is shown, its item may change. What the dialog says follows. An item of another
// identity is another dialog: its buttons begin anew, and the focus with them.

extension View {
  /// Shows an alert while there is an item to show it for.
  ///
  /// - Parameters:
  ///   - item: What the alert is about. It becomes `nil` when the alert closes.
  ///   - title: The alert's title, for the item.
  ///   - actions: The alert's buttons, for the item.
  ///   - message: What the alert says under its title.
  nonisolated public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    dialog(
      .alert, isPresented: Binding(item), of: item.wrappedValue, title: title, actions: actions,
      message: message)
  }

  /// Shows an alert without a message while there is an item to show it for.
  nonisolated public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert while there is an item to show it for, with buttons that can change the item.
  @_disfavoredOverload
  nonisolated public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: (Binding<Item>) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    alert(
      item: item, title: title,
      actions: { actions(Binding(unwrapping: item, default: $0)) }, message: message)
  }

  /// Shows an alert without a message while there is an item to show it for, with buttons that can
  /// change the item.
  @_disfavoredOverload
  nonisolated public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Binding<Item>) -> Actions
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
  nonisolated public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    dialog(
      .confirmation, isPresented: Binding(item), of: item.wrappedValue, title: title,
      titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows a confirmation dialog without a message while there is an item to show it for.
  nonisolated public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog while there is an item to show it for, with buttons that can
  /// change the item.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Binding<Item>) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title,
      actions: { actions(Binding(unwrapping: item, default: $0)) }, message: message)
  }

  /// Shows a confirmation dialog without a message while there is an item to show it for, with
  /// buttons that can change the item.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Binding<Item>) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions,
      message: { _ in EmptyView() })
  }
}
