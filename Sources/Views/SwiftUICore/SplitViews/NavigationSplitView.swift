import DataFlow
import Elements

/// Two or three columns, of which each says what the next one shows. Where there is no room beside each
/// other, they are shown one at a time, as the pages of a stack.
///
/// ```swift
/// NavigationSplitView {
///   List(folders) { folder in NavigationLink(folder.name) { FolderView(folder: folder) } }
/// } detail: {
///   Text("Choose a folder")
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), content(), detail()), visibility: nil, compactColumn: nil)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), content(), detail()), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// - Parameter preferredCompactColumn: The column that is shown where there is room for one.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), content(), detail()), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), content(), detail()), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columns: erased(sidebar(), detail()), visibility: nil, compactColumn: nil)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), detail()), visibility: columnVisibility, compactColumn: nil)
  }

  /// - Parameter preferredCompactColumn: The column that is shown where there is room for one.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), detail()), visibility: nil, compactColumn: preferredCompactColumn)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: erased(sidebar(), detail()), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

/// The columns, whose types are those of the split view.
private func erased<each Column: View>(_ column: repeat each Column) -> [AnyView] {
  var columns: [AnyView] = []
  for column in repeat each column { columns.append(AnyView(column)) }
  return columns
}

extension NavigationSplitView: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : SplitViewNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

/// Which columns of a split view are shown, where there is room for all.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let all = Self(kind: .all)
  public static let doubleColumn = Self(kind: .doubleColumn)
  public static let detailOnly = Self(kind: .detailOnly)

  /// How many, from the last on.
  var columns: Int {
    switch kind {
    case .automatic, .all: 3
    case .doubleColumn: 2
    case .detailOnly: 1
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }
  private let kind: Kind

  public static let sidebar = Self(kind: .sidebar)
  public static let content = Self(kind: .content)
  public static let detail = Self(kind: .detail)

  /// Its place among two or three.
  func index(of count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: count - 2
    case .detail: count - 1
    }
  }

  init(index: Int, of count: Int) {
    self.init(kind: index == 0 ? .sidebar : index == count - 1 ? .detail : .content)
  }

  private init(kind: Kind) {
    self.kind = kind
  }
}
