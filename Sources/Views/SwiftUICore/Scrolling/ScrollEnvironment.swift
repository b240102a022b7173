import Elements

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private enum DefaultScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension EnvironmentValues {
  /// Whether the user may scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether bars show how far something is scrolled up and down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// Whether signs show that there is more to the left or to the right.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  /// Between the edges of a scroll view and its content.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Where the content of a scroll view begins to be seen.
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }

  func showsIndicators(along axes: Axis.Set) -> Bool {
    (!axes.contains(.vertical) || verticalScrollIndicatorVisibility.isShown)
      && (!axes.contains(.horizontal) || horizontalScrollIndicatorVisibility.isShown)
  }
}

/// Whether it is shown how far something is scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isShown: Bool
  private let name: String

  /// As the device has it.
  public static let automatic = ScrollIndicatorVisibility(isShown: true, name: "automatic")
  public static let visible = ScrollIndicatorVisibility(isShown: true, name: "visible")
  public static let hidden = ScrollIndicatorVisibility(isShown: false, name: "hidden")
  public static let never = ScrollIndicatorVisibility(isShown: false, name: "never")
}

/// What margins are put around.
public struct ContentMarginPlacement: Equatable, Sendable {
  let isOfContent: Bool
  private let name: String

  public static let automatic = ContentMarginPlacement(isOfContent: true, name: "automatic")
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(isOfContent: true, name: "content")
  /// What shows how far the content is scrolled: it stays at the edge of a terminal.
  public static let scrollIndicators = ContentMarginPlacement(
    isOfContent: false, name: "indicators")
}

private struct ScrollIndicatorsModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
}

extension ScrollIndicatorsModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
    if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
  }
}

private struct ContentMarginsModifier {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement
}

extension ContentMarginsModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    guard placement.isOfContent else { return }
    var margins = environment.contentMargins
    if edges.contains(.top) { margins.top = insets.top }
    if edges.contains(.leading) { margins.leading = insets.leading }
    if edges.contains(.bottom) { margins.bottom = insets.bottom }
    if edges.contains(.trailing) { margins.trailing = insets.trailing }
    environment.contentMargins = margins
  }
}

extension View {
  /// Takes scrolling from the user, in all that scrolls in the view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Shows or hides how far something is scrolled.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Keeps room between the edges of a scroll view and its content.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Keeps room of a length in points between the edges of a scroll view and its content.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps room of a length in points between the edges of a scroll view and its content.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Has a scroll view begin with another part of its content than the first: a chat with its end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}
