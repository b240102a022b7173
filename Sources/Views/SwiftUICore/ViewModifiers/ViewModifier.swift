/// A change of a view that can be applied to any.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.blue)
///   }
/// }
/// ```
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  func body(content: Content) -> Body

  /// Makes the node of a view with this modifier.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>>

  /// Whether a view that is a single row stays one.
  static var _keepsSingleRow: Bool { get }
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ModifierBodyNode(view, in: context)
  }

  public static var _keepsSingleRow: Bool { Body._isSingleRow }
}

/// A modifier that the graph knows by itself, without a body.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is a modifier of its own.")
  }

  public static var _keepsSingleRow: Bool { true }
}
