import DataFlow
import Elements

extension View {
  /// Shows a dialog while a binding is true, for the item that there is. An item of another
  /// identity is another dialog: its buttons begin anew, and the focus with them.
  nonisolated package func dialog<Item, Actions: View, Message: View>(
    _ kind: DialogContent.Kind, isPresented: Binding<Bool>, of item: Item?,
    title: (Item) -> Text, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let dialog = item.map {
      Dialog(
        kind: kind, title: title($0), titleVisibility: titleVisibility, actions: actions($0),
        message: message($0))
    }
    return modifier(
      DialogModifier(
        isPresented: isPresented, dialog: dialog,
        identity: (item as? any Identifiable).map { erasedID(of: $0) }))
  }
}
