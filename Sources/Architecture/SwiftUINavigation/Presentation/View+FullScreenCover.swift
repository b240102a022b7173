import DataFlow
import SwiftNavigation
import SwiftUICore

extension View {
  /// Presents a view over the whole window for an item while there is one. What tells an item from others is in a key path.
  nonisolated public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(
      .cover, of: PresentedItem(item) { AnyHashable($0[keyPath: id]) }, onDismiss: onDismiss,
      content: content)
  }

  /// Presents a view over the whole window for an item while there is one, which what is presented can change. What tells
  /// an item from others is in a key path.
  @_disfavoredOverload
  nonisolated public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presentation(
      .cover, of: PresentedItem(item) { AnyHashable($0[keyPath: id]) }, onDismiss: onDismiss
    ) {
      content(Binding(unwrapping: item, default: $0))
    }
  }

  /// Presents a view over the whole window for an item while there is one, which what is presented can change.
  @_disfavoredOverload
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presentation(.cover, of: PresentedItem(item), onDismiss: onDismiss) {
      content(Binding(unwrapping: item, default: $0))
    }
  }
}
