import Elements

/// What becomes of the views in a view that assistive technology, or a test, takes as one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// They are left out: what the view is called is what the source says.
  public static let ignore = Self(kind: .ignore)

  /// They can be reached one by one.
  public static let contain = Self(kind: .contain)

  /// The view is called by what they are called.
  public static let combine = Self(kind: .combine)
}

extension View {
  /// Takes the view with what is in it as one.
  ///
  /// - Parameter children: What becomes of the views in it. An element is always called by what is
  ///   in it, if the source gives it no label: only `.ignore` differs.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier(property: .leavesOutChildren(children.kind == .ignore)))
  }
}
