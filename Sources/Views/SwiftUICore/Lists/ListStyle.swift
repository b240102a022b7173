import Elements

/// How the sections of a list stand apart.
@MainActor
public protocol ListStyle {
  var _look: ListContent.Look { get }
}

/// The list's own style: plain in a terminal.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListContent.Look { .plain }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListContent.Look { .plain }
}

/// Rows from edge to edge.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListContent.Look { .plain }
}

/// Rows beside something larger, which they lead to.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListContent.Look { .plain }
}

/// A box around each section.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListContent.Look { .grouped }
}

/// A box around each section.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _look: ListContent.Look { .grouped }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListContent.Look { .plain }
}

extension EnvironmentValues {
  /// How the sections of lists stand apart.
  var listLook: ListContent.Look {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

private struct ListStyleModifier<Style: ListStyle> {
  let style: Style
}

extension ListStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) { environment.listLook = style._look }
}

extension View {
  /// Sets how the sections of the lists in the view stand apart.
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    modifier(ListStyleModifier(style: style))
  }
}
