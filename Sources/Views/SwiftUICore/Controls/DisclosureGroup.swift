import DataFlow
import Elements

/// A heading that shows and hides what belongs to it.
///
/// In a list the heading and each of the disclosed views is a row. Elsewhere they stand under each
/// other.
public struct DisclosureGroup<Label: View, Content: View> {
  let parts: DisclosureParts<Label, Content>

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    parts = DisclosureParts(label: label(), content: content, boundExpansion: nil)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    parts = DisclosureParts(label: label(), content: content, boundExpansion: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: _PrimitiveView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows
      ? DisclosureRowsNode(view, in: context) : DisclosureStackNode(view, in: context)
  }
}

/// A disclosure group whose parts are rows.
private final class DisclosureRowsNode<Label: View, Content: View>:
  _ViewNode<DisclosureGroup<Label, Content>>
{
  private var parts: _ViewNode<DisclosureParts<Label, Content>>?

  override func evaluate() {
    parts = child(parts, showing: view.parts)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let parts { body(parts) }
  }
}

/// A disclosure group that is one element, with its parts under each other.
private final class DisclosureStackNode<Label: View, Content: View>:
  ElementNode<DisclosureGroup<Label, Content>>
{
  private var parts: _ViewNode<DisclosureParts<Label, Content>>?

  init(_ view: DisclosureGroup<Label, Content>, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
    element.layout = AnyElementLayout(VStackLayout(alignment: .leading))
  }

  override func evaluate() {
    parts = child(parts, showing: view.parts)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let parts { body(parts) }
  }
}
