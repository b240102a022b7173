/// A view that the graph knows by itself, without a body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: it is a view of its own.") }
  public static var _isSingleRow: Bool { false }
}

extension Never: View {
  public var body: Never { fatalError("There is no value of Never, and it has no body.") }
  public static var _isSingleRow: Bool { false }
}
