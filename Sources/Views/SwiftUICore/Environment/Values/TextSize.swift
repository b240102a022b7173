/// How large the user wants text to be.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes that need another layout.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large the user wants text to be, in the words of earlier SwiftUI.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes that need another layout.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// The same size in the words of today.
  var typeSize: DynamicTypeSize { Self.pairs.first { $0.category == self }?.size ?? .large }

  fileprivate static let pairs = zip(allCases, DynamicTypeSize.allCases).map {
    (category: $0, size: $1)
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.typeSize < rhs.typeSize }
}

extension EnvironmentValues {
  /// How large the user wants text to be.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// How large the user wants text to be: `dynamicTypeSize` in the words of earlier SwiftUI.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.pairs.first { $0.size == dynamicTypeSize }?.category ?? .large }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

extension View {
  /// How large text is to be in the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Within which bounds text is to be in the view.
  nonisolated public func dynamicTypeSize<Bounds: RangeExpression>(_ range: Bounds) -> some View
  where Bounds.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(max(size, least), most)
    }
  }
}
