import Elements

/// A view in one of a page's bars.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: _PrimitiveToolbarContent {
  public static func _makeItems(_ item: Self) -> AnyView {
    AnyView(BarItemView(place: item.placement.place, content: item.content))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several views in one of a page's bars.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {
  public static func _makeItems(_ group: Self) -> AnyView {
    AnyView(BarItemView(place: group.placement.place, content: group.content))
  }
}

/// Room between the items of a bar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  private enum Kind { case fixed, flexible }
  private let kind: Kind

  /// The usual distance.
  public static let fixed = Self(kind: .fixed)
  /// As much as is left.
  public static let flexible = Self(kind: .flexible)
}

extension ToolbarSpacer: _PrimitiveToolbarContent {
  public static func _makeItems(_ spacer: Self) -> AnyView {
    let place = spacer.placement.place
    return spacer.sizing == .flexible
      ? AnyView(BarItemView(place: place, content: Spacer()))
      : AnyView(BarItemView(place: place, content: Text(verbatim: " ")))
  }
}

/// An item as a view: no element of its page's content, but of a bar, which the page puts it in.
private struct BarItemView<Content: View> {
  let place: BarContent.Place
  let content: Content
}

extension BarItemView: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    BarItemNode(view, in: context)
  }
}

private final class BarItemNode<Content: View>: _ViewNode<BarItemView<Content>> {
  private var content: _ViewNode<Content>?
  private var elements: [Element] = []

  override func evaluate() {
    content = child(content, showing: view.content)
    graph.markPreferences(of: self)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override var ownsElements: Bool { true }

  override func collectChildren() {
    elements = []
    content?.collect(into: &elements)
    graph.markPreferences(of: self)
  }

  override func collect(into elements: inout [Element]) {}

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var traits = PageTraits()
    traits.items = elements.map { PageTraits.BarItem(place: view.place, element: $0) }
    var preferences = PreferenceValues()
    preferences[PageTraitsKey.self] = traits
    return preferences
  }
}
