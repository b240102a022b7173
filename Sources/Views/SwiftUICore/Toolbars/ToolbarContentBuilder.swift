/// Builds the content of a page's bars from the statements of a closure: items, and views, each of
/// which becomes an item.
///
/// `toolbar` has one form for both. Two that differ in their builders only would have the compiler
/// try each for each of a chain.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<(), Content>
  {
    ToolbarItem { content }
  }

  public static func buildBlock() -> _EmptyToolbarContent { _EmptyToolbarContent() }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent((repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// No items.
public struct _EmptyToolbarContent {}

extension _EmptyToolbarContent: _PrimitiveToolbarContent {
  public static func _makeItems(_ content: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Several contents after each other.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)

  init(_ content: (repeat each Content)) {
    self.content = content
  }
}

extension _TupleToolbarContent: _PrimitiveToolbarContent {
  public static func _makeItems(_ content: Self) -> AnyView {
    var items: [AnyView] = []
    for part in repeat each content.content { items.append(makeItems(of: part)) }
    return AnyView(ToolbarItems(items: items))
  }

  @MainActor
  private static func makeItems<Part: ToolbarContent>(of part: Part) -> AnyView {
    Part._makeItems(part)
  }
}

/// The items of several contents, whose number does not change.
private struct ToolbarItems: View {
  let items: [AnyView]

  var body: some View {
    ForEach(items.indices, id: \.self) { items[$0] }
  }

  static var _evaluatedType: Any.Type? { nil }
}

extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  public static func _makeItems(_ content: Self) -> AnyView {
    AnyView(content.map { Wrapped._makeItems($0) })
  }
}

extension _ConditionalContent: ToolbarContent, _PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _makeItems(_ content: Self) -> AnyView {
    switch content.storage {
    case .first(let content):
      AnyView(_ConditionalContent<AnyView, AnyView>(.first(TrueContent._makeItems(content))))
    case .second(let content):
      AnyView(_ConditionalContent<AnyView, AnyView>(.second(FalseContent._makeItems(content))))
    }
  }
}
