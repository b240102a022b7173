import Elements

/// A view whose identity is a value: another value, and it begins anew.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if context.makesRows, _isSingleRow { return SingleRowNode(view, in: context) }
    return IdentifiedNode(view, in: context)
  }

  static var _isSingleRow: Bool { Content._isSingleRow }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  _ViewNode<IdentifiedView<Content, ID>>
{
  private var content: _ViewNode<Content>?
  private var id: ID?

  override func evaluate() {
    if id != view.id {
      remove(content)
      content = nil
      id = view.id
    }
    content = child(content, showing: view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func forEachIdentified(_ body: (AnyHashable, Element) -> Void) {
    if let element = firstElement { body(view.id, element) }
    super.forEachIdentified(body)
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    if id == AnyHashable(view.id), let element = firstElement { return .element(element) }
    return super.scrollTarget(for: id)
  }
}

/// A view that the source gave an id, or a modifier of one.
@MainActor
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable? { get }
}

extension IdentifiedView: ExplicitlyIdentified {
  var explicitID: AnyHashable? { id }
}

extension ModifiedContent: ExplicitlyIdentified {
  var explicitID: AnyHashable? { (content as? any ExplicitlyIdentified)?.explicitID }
}

extension View {
  /// The id that the source gave the view.
  var explicitID: AnyHashable? { (self as? any ExplicitlyIdentified)?.explicitID }
}

extension View {
  /// Ties the view's identity to a value. With another value its state begins anew, and it
  /// disappears and appears.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
