import Elements

/// How a tab view shows what chooses its pages.
public protocol TabViewStyle: Sendable {
  var _look: TabsContent.Look { get }
}

/// A bar with the tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: TabsContent.Look { .bar }
}

/// Pages that go on from one to the next.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots that stand for the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    public static let automatic = Self()
    public static let always = Self()
    public static let never = Self()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public var _look: TabsContent.Look { .dots }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

private enum TabsLookKey: EnvironmentKey {
  static var defaultValue: TabsContent.Look { .bar }
}

extension EnvironmentValues {
  var tabsLook: TabsContent.Look {
    get { self[TabsLookKey.self] }
    set { self[TabsLookKey.self] = newValue }
  }
}

extension View {
  /// How tab views in the view show what chooses their pages.
  nonisolated public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.tabsLook, style._look)
  }
}
