import DataFlow
import Elements

/// Shows a page on top of the stack while an item is there.
struct PresentedPageModifier<Item, Destination: View> {
  let item: PresentedItem<Item>
  let destination: (Item) -> Destination
}

extension PresentedPageModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    PresentedPageNode(view, in: context)
  }
}

private final class PresentedPageNode<Modified: View, Item, Destination: View>:
  ModifierNode<Modified, PresentedPageModifier<Item, Destination>>
{
  private var item: Item?
  private var stack = PageStackReference(stack: nil)
  private let presenter = PagePresenter()

  override func modifierChanged() {
    readsAreFresh()
    stack = environment.pageStack
    item = tracked { view.modifier.item.read() }
  }

  override func evaluate() {
    super.evaluate()
    guard let item else { return presenter.hide() }
    let modifier = view.modifier
    presenter.show(
      AnyView(ItemContent(item: item, content: modifier.destination)),
      identity: modifier.item.identity(item), on: stack.stack, by: self
    ) { [weak self] in
      self?.view.modifier.item.close()
      self?.observedChanged()
    }
  }

  override func willDispose() { presenter.hide() }
}

/// A page that a view has on a stack as long as its source says so.
@MainActor
final class PagePresenter {
  private weak var stack: (any PageStack)?
  private weak var page: StackedPage?
  private var identity: AnyHashable?

  nonisolated init() {}

  /// Shows the page, or what is on it now. A page of another identity takes its place.
  ///
  /// - Parameter left: Tells the source that the user has left the page.
  func show(
    _ content: AnyView, identity: AnyHashable?, on stack: (any PageStack)?, by presenter: Node,
    left: @escaping () -> Void
  ) {
    if let page, page.isShown, self.stack === stack, self.identity == identity {
      return page.node.show(content)
    }
    hide()
    self.stack = stack
    self.identity = identity
    page = stack?.push(content, by: presenter, left: left)
  }

  func hide() {
    if let page { stack?.take(page) }
    page = nil
  }
}

extension View {
  /// Shows a page on top of the stack while a binding is true. The binding becomes false when the
  /// user leaves the page.
  nonisolated public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = destination()
    return page(of: PresentedItem(isPresented: isPresented)) { _ in destination }
  }

  /// Shows a page for an item on top of the stack while there is one. The item becomes `nil` when the
  /// user leaves the page.
  nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    page(of: PresentedItem(item), content: destination)
  }

  /// Shows a page on top of the stack while an item is there.
  nonisolated package func page<Item, Content: View>(
    of item: PresentedItem<Item>, content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentedPageModifier(item: item, destination: content))
  }
}
