/// A part of a screen, described by a value: what is shown for the data that its `body` reads.
///
/// A view is thrown away after it was read. What lasts (state, identity, tasks) lives in the graph,
/// and what is on screen in the tree of elements. A `body` runs again when something that it read
/// changed, or when its parent gave the view other values.
///
/// ```swift
/// struct CounterView: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol View {
  associatedtype Body: View

  @ViewBuilder
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  var body: Body { get }

  /// Makes the node that shows the view. The library's own views have nodes of their own.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

  /// Whether the view is one row in a lazy container, whatever its value.
  static var _isSingleRow: Bool { get }

  /// What is counted when the body is evaluated; `nil` for a view that only the graph knows of.
  static var _evaluatedType: Any.Type? { get }
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if context.makesRows, _isSingleRow { return SingleRowNode(view, in: context) }
    return CompositeNode(view, in: context)
  }

  public static var _isSingleRow: Bool { Body._isSingleRow }
  public static var _evaluatedType: Any.Type? { Self.self }
}
