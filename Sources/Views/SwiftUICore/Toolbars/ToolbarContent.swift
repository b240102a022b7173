/// What stands in a page's bars: items, and where they belong.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  var body: Body { get }

  /// The items as a view of the graph.
  static func _makeItems(_ content: Self) -> AnyView
}

extension ToolbarContent {
  public static func _makeItems(_ content: Self) -> AnyView {
    AnyView(ToolbarContentBody(content: content))
  }
}

/// Content with a body, as a view, so that it has state and observes what its body reads.
private struct ToolbarContentBody<Content: ToolbarContent>: View {
  let content: Content

  var body: AnyView { Content.Body._makeItems(content.body) }

  static var _evaluatedType: Any.Type? { Content.self }
}

/// Content that is known by itself, without a body.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body: it is content of its own.") }
}

extension Never: ToolbarContent {}

/// Content whose items the user may arrange, where a device lets them.
public protocol CustomizableToolbarContent: ToolbarContent {}
