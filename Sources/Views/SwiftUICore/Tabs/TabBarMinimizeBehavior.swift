/// When a bar of tabs makes room for what scrolls under it.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, never, onScrollDown, onScrollUp }
  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let never = Self(kind: .never)
  public static let onScrollDown = Self(kind: .onScrollDown)
  public static let onScrollUp = Self(kind: .onScrollUp)
}

extension View {
  /// When a bar of tabs makes room for what scrolls under it, where it lies over that.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }
}
