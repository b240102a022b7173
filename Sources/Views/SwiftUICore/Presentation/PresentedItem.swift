import DataFlow

/// What is presented as long as a binding says so.
package struct PresentedItem<Item> {
  /// What is to be presented now.
  let read: () -> Item?
  /// Tells the source that the presentation is over, unless it knows.
  let close: () -> Void
  /// What tells an item from others: another one is presented anew. `nil` where every item is the
  /// same presentation.
  let identity: (Item) -> AnyHashable?

  package init(
    read: @escaping () -> Item?, close: @escaping () -> Void,
    identity: @escaping (Item) -> AnyHashable?
  ) {
    self.read = read
    self.close = close
    self.identity = identity
  }
}

extension PresentedItem where Item == Void {
  init(isPresented: Binding<Bool>) {
    self.init(
      read: { isPresented.wrappedValue ? () : nil },
      close: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
      identity: { _ in nil })
  }
}

extension PresentedItem {
  package init(_ item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable?) {
    self.init(
      read: { item.wrappedValue },
      close: { if item.wrappedValue != nil { item.wrappedValue = nil } },
      identity: identity)
  }

  /// What is `Identifiable` is told from others by its id.
  package init(_ item: Binding<Item?>) {
    self.init(item) { ($0 as? any Identifiable).map { erasedID(of: $0) } }
  }
}

func erasedID(of item: some Identifiable) -> AnyHashable { item.id }
