import Elements

/// Puts items in the bars of the page that a view is on.
struct ToolbarModifier<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ToolbarNode(view, in: context)
  }
}

private final class ToolbarNode<Modified: View, Content: ToolbarContent>: ModifierNode<
  Modified, ToolbarModifier<Content>
>
{
  private var items: Node?

  override func modifierChanged() {
    let items = Content._makeItems(view.modifier.content)
    if let node = self.items as? _ViewNode<AnyView> {
      node.update(to: items, environment: itemEnvironment)
    } else {
      self.items = AnyView._makeNode(
        items, in: context(place: 1, environment: itemEnvironment, makesRows: false))
    }
  }

  override func evaluate() {
    super.evaluate()
    items?.inherit(itemEnvironment)
  }

  /// Items are no rows of a list that the page may show.
  private var itemEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.accessibility = Accessibility()
    return environment.identified(with: items?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let items { body(items) }
  }

  override func collect(into elements: inout [Element]) {
    content?.collect(into: &elements)
  }

  override func collect(into rows: inout RowTable) {
    content?.collect(into: &rows)
  }
}

extension View {
  /// Puts items in the bars of the page that the view is on.
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///   ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
  /// }
  /// ```
  ///
  /// A view that is no item stands after the title.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Puts items, which the user may arrange where a device lets them, in the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }
}

/// A bar, or all of a page's.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case automatic, navigation, bottom, tabs, window }
  let bar: Bar

  public static let automatic = Self(bar: .automatic)
  /// The title and what is beside it.
  public static let navigationBar = Self(bar: .navigation)
  public static let bottomBar = Self(bar: .bottom)
  public static let tabBar = Self(bar: .tabs)
  public static let windowToolbar = Self(bar: .window)
}

private struct BarVisibilityModifier: Equatable {
  let visibility: Visibility
  let bars: [ToolbarPlacement]
}

extension BarVisibilityModifier: StatementModifier {
  typealias Key = PageTraitsKey

  func add(to traits: inout PageTraits, environment: EnvironmentValues) {
    guard visibility != .automatic else { return }
    let isHidden = visibility == .hidden
    for bar in bars {
      switch bar.bar {
      case .automatic, .navigation, .window: traits.hidesHeader = traits.hidesHeader ?? isHidden
      case .bottom: traits.hidesBottomBar = traits.hidesBottomBar ?? isHidden
      case .tabs: traits.hidesTabs = traits.hidesTabs ?? isHidden
      }
    }
  }
}
