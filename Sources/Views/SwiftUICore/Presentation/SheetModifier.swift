import DataFlow
import Elements

/// Presents a view over the window while an item is there.
struct SheetModifier<Item, Content: View> {
  let style: PresentationStyle
  let item: PresentedItem<Item>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension SheetModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    SheetModifierNode(view, in: context)
  }
}

private final class SheetModifierNode<Modified: View, Item, Content: View>: PresentingNode<
  Modified, SheetModifier<Item, Content>
>
{
  private var item: Item?
  private var sheet: SheetNode<ItemContent<Item, Content>>?
  private var identity: AnyHashable?

  override func modifierChanged() {
    readsAreFresh()
    item = tracked { view.modifier.item.read() }
  }

  override func evaluate() {
    super.evaluate()
    guard let item else { return dismiss() }
    let modifier = view.modifier
    let content = Sheet(
      style: modifier.style, content: ItemContent(item: item, content: modifier.content))
    let identity = modifier.item.identity(item)
    if let sheet, self.identity == identity {
      let environment = inheritedEnvironment.presented(by: sheet.presentation)
        .identified(with: sheet.inheritedEnvironment)
      sheet.update(to: content, environment: environment)
    } else {
      dismiss()
      self.identity = identity
      show(content)
    }
  }

  private func show(_ content: Sheet<ItemContent<Item, Content>>) {
    let presentation = Presentation()
    let sheet = SheetNode(
      content, presentation: presentation,
      in: context(
        place: 1, environment: inheritedEnvironment.presented(by: presentation), makesRows: false))
    // Whoever kept the way out of an earlier sheet closes that, not this one.
    presentation.close = { [weak self, weak sheet] in
      guard let self, let sheet, self.sheet === sheet else { return }
      view.modifier.item.close()
      observedChanged()
    }
    self.sheet = sheet
    present(sheet)
  }

  private func dismiss() {
    guard sheet != nil else { return }
    sheet = nil
    endPresentation()
    if let onDismiss = view.modifier.onDismiss { graph.afterUpdate(onDismiss) }
  }
}

/// How a view is presented over the window.
package enum PresentationStyle {
  case sheet, cover, popover
}

extension View {
  /// Presents a view over the window while an item is there.
  nonisolated package func presentation<Item, Content: View>(
    _ style: PresentationStyle, of item: PresentedItem<Item>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(style: style, item: item, onDismiss: onDismiss, content: content))
  }
}
