/// Several views, as a builder collects them.
public struct TupleView<each Content: View> {
  public var value: (repeat each Content)

  public init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: [Node] = []

  override func evaluate() {
    var place = 0
    for content in repeat each view.value {
      show(content, at: place)
      place += 1
    }
  }

  private func show<Part: View>(_ view: Part, at place: Int) {
    // The child at a place has been made for the view at that place, so it has its type.
    let existing =
      place < children.count ? unsafeDowncast(children[place], to: _ViewNode<Part>.self) : nil
    let child = child(existing, showing: view, place: place)
    if existing == nil { children.append(child) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child) }
  }
}
