import DataFlow
import SwiftNavigation
import SwiftUICore

extension View {
  /// Shows a page for an item on top of the stack while there is one.
  nonisolated public func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    page(of: PresentedItem(item), content: destination)
  }

  /// Shows a page for an item on top of the stack while there is one, which the page can change.
  @_disfavoredOverload
  nonisolated public func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> Destination
  ) -> some View {
    page(of: PresentedItem(item)) { destination(Binding(unwrapping: item, default: $0)) }
  }
}
