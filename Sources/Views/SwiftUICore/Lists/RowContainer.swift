import Elements

/// A view whose content is rows that are made while they are visible.
public protocol _RowContainer: _PrimitiveView {
  associatedtype _Rows: View
  var _rows: _Rows { get }

  /// Has the view's element show rows from a source, and look as the environment says. It is read
  /// through the parameter only, which records the keys.
  func _show(_ source: any RowSource, in element: Element, environment: EnvironmentValues)
}

extension _RowContainer {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : RowContainerNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}
