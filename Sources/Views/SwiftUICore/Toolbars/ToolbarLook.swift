/// A part of a page's bars that is there by itself.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  fileprivate enum Kind { case title, sidebarToggle }
  fileprivate let kind: Kind

  /// The page's title.
  public static let title = Self(kind: .title)
  /// What shows and hides the sidebar of a split view.
  public static let sidebarToggle = Self(kind: .sidebarToggle)
}

extension View {
  /// Leaves a part of the page's bars out that is there by itself.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(RemovedItem(kind: defaultItemKind))
  }

  /// What bars are filled with, where they have a surface of their own.
  nonisolated public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether bars are filled, where they have a surface of their own.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether bars are filled, where they have a surface of their own.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The colours of bars, where they have a surface of their own.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// Says which part of the bars is not there.
private struct RemovedItem: Equatable {
  let kind: ToolbarDefaultItemKind?
}

extension RemovedItem: StatementModifier {
  typealias Key = PageTraitsKey

  func add(to traits: inout PageTraits, environment: EnvironmentValues) {
    switch kind?.kind {
    case .title: traits.removesTitle = true
    case .sidebarToggle: traits.hidesSidebarToggle = true
    case nil: break
    }
  }
}
