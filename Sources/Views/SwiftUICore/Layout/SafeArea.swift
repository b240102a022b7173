import Elements
import Foundation

/// Parts of a screen that are not for content. A terminal has none.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Shows a view beside another one, which keeps what is left.
struct SafeAreaInsetModifier<Decoration: View> {
  let layout: EdgeInsetLayout
  let _decoration: Decoration
}

extension SafeAreaInsetModifier: _DecorationModifier {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}

extension View {
  /// Shows a view at the upper or lower side of this one, which keeps what is left.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        layout: EdgeInsetLayout(
          edge: edge == .top ? .top : .bottom, spacing: spacing,
          alignment: Alignment(horizontal: alignment, vertical: .center)),
        _decoration: content()))
  }

  /// Shows a view at the leading or trailing side of this one, which keeps what is left.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        layout: EdgeInsetLayout(
          edge: edge == .leading ? .leading : .trailing, spacing: spacing,
          alignment: Alignment(horizontal: .center, vertical: alignment)),
        _decoration: content()))
  }

  /// Shows a bar at the upper or lower side of the view, which keeps what is left.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Keeps a distance from the sides of the safe area, in points; `nil` is the renderer's own.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Keeps a distance from the sides of the safe area, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps a distance from the sides of the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Goes over the sides of the safe area. A terminal has none.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Goes over the sides of the safe area. A terminal has none. The spelling of early SwiftUI.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
