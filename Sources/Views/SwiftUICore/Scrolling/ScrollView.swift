import Elements

/// Shows a part of a content that may be larger, and scrolls to the rest.
///
///     ScrollView {
///       LazyVStack {
///         ForEach(messages) { MessageView(message: $0) }
///       }
///     }
///
/// Several views in it stand below each other, or side by side where it scrolls horizontally only.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : ScrollViewNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

private final class ScrollViewNode<Content: View>: ElementNode<ScrollView<Content>>, ScrollingNode {
  private var content: _ViewNode<Content>?
  private let stack = Element(.group)
  private lazy var refreshing = Refreshing { [weak self] in self?.showRefreshing() }

  init(_ view: ScrollView<Content>, in context: _NodeContext) {
    super.init(view, element: Element(.scroll(ScrollContent())), in: context)
  }

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    element.attributes.isEnabled = environment.isEnabled
    element.attributes.tint = environment.tint
    let area = element.scrolls(along: view.axes)
    area.isEnabled = environment.isScrollEnabled
    element.attributes.actions = refreshing.follow(environment.refresh)
    area.step = environment.scrollStep
    follow(environment.scrollFollowers)
    area.showsIndicators = view.showsIndicators && environment.showsIndicators(along: view.axes)
    area.margins = environment.contentMargins
    area.defaultAnchor = environment.defaultScrollAnchor
    stack.layout =
      view.axes == .horizontal
      ? AnyElementLayout(HStackLayout()) : AnyElementLayout(VStackLayout())
    content = child(
      content, showing: view.content, environment: contentEnvironment)
  }

  private func follow(_ followers: [any ScrollFollower]) {
    tracked { for follower in followers { follower.follow(self) } }
    element.reportsScrolling = !followers.isEmpty
    element.respond = { [refreshing, weak self] event in
      switch event {
      case .refresh: return refreshing.start()
      case .scrolled(let geometry):
        guard let self else { return false }
        for follower in followers { follower.scrolled(to: geometry, in: self) }
        return true
      default: return false
      }
    }
  }

  private func showRefreshing() {
    element.content = .scroll(ScrollContent(isRefreshing: refreshing.isRunning))
  }

  override func willDispose() { refreshing.end() }

  /// What is said of this scroll view is not said of one in it.
  private var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.contentMargins = EdgeInsets()
    environment.defaultScrollAnchor = nil
    environment.scrollStep = .line
    environment.scrollFollowers = []
    return environment.identified(with: content?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    if elements.count > 1 {
      stack.setChildren(elements)
      elements = [stack]
    }
    element.setChildren(elements)
  }
}
