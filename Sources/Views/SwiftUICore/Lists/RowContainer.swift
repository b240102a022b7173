import Elements

/// A view whose content is rows that are made while they are visible.
public protocol _RowContainer: _PrimitiveView {
  associatedtype _Rows: View
  var _rows: _Rows { get }
}

extension _RowContainer {
  public static var _isSingleRow: Bool { true }
}
