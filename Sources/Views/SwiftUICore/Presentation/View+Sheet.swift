import DataFlow

extension View {
  /// Presents a sheet while a binding is true. The binding becomes false when the user leaves the
  /// sheet.
  ///
  /// - Parameter onDismiss: Is called when the sheet is gone.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.sheet, of: PresentedItem(isPresented: isPresented), onDismiss: onDismiss) { _ in
      content()
    }
  }

  /// Presents a sheet for an item while there is one. An item with another id is another sheet. The
  /// item becomes `nil` when the user leaves the sheet.
  ///
  /// - Parameter onDismiss: Is called when the sheet is gone.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.sheet, of: PresentedItem(item), onDismiss: onDismiss, content: content)
  }

  /// Presents a view over the whole window while a binding is true.
  ///
  /// - Parameter onDismiss: Is called when the view is gone.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.cover, of: PresentedItem(isPresented: isPresented), onDismiss: onDismiss) { _ in
      content()
    }
  }

  /// Presents a view for an item over the whole window while there is one. An item with another id is
  /// another presentation.
  ///
  /// - Parameter onDismiss: Is called when the view is gone.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.cover, of: PresentedItem(item), onDismiss: onDismiss, content: content)
  }
}
