import DataFlow
import SwiftNavigation
import SwiftUICore

extension View {
  /// Presents a small view for an item while there is one. What tells an item from others is in a key path.
  nonisolated public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(
      .popover, of: PresentedItem(item) { AnyHashable($0[keyPath: id]) },
      content: content)
  }

  /// Presents a small view for an item while there is one, which what is presented can change. What tells
  /// an item from others is in a key path.
  @_disfavoredOverload
  nonisolated public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presentation(.popover, of: PresentedItem(item) { AnyHashable($0[keyPath: id]) }) {
      content(Binding(unwrapping: item, default: $0))
    }
  }

  /// Presents a small view for an item while there is one, which what is presented can change.
  @_disfavoredOverload
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    presentation(.popover, of: PresentedItem(item)) {
      content(Binding(unwrapping: item, default: $0))
    }
  }
}
