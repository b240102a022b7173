/// How a page or a sheet comes and goes. No device here moves what it shows, so that it is there,
/// or gone, at once.
public protocol NavigationTransition: Sendable {}

/// The movement that the device has for it.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
}

/// It grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// It grows out of the view that a `matchedTransitionSource` with this id marks.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
  /// How the view comes and goes as a page or a sheet.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Has a page or a sheet grow out of the view.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
