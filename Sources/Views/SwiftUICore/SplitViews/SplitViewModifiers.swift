/// How a split view shares its width. A terminal has one way: the columns stand beside each other.
public protocol NavigationSplitViewStyle: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// How split views in the view share their width.
  nonisolated public func navigationSplitViewStyle(
    _ style: some NavigationSplitViewStyle
  ) -> some View { self }
}
