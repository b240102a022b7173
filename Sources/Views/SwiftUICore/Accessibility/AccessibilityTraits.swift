import Elements

extension View {
  /// What the view is besides what it shows, as a header or a choice that is made.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(property: .addsTraits(traits)))
  }

  /// What the view is not, although it was said further out.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(property: .removesTraits(traits)))
  }
}
