/// One of two views, as an `if` with an `else` gives it. Each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, _PrimitiveView, StructuralView
where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>:
  _ViewNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private var first: _ViewNode<TrueContent>?
  private var second: _ViewNode<FalseContent>?

  override func evaluate() {
    switch view.storage {
    case .first(let content):
      remove(second)
      second = nil
      first = child(first, showing: content, place: 0)
    case .second(let content):
      remove(first)
      first = nil
      second = child(second, showing: content, place: 1)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}
