import DataFlow
import Elements

/// A view that is a list, whose rows can be selected, taken away and moved.
public protocol _ListContainer: _RowContainer {
  var _selection: _RowSelection? { get }

  /// How sections stand apart. The environment is read through the parameter only, which records the
  /// keys.
  func _look(in environment: EnvironmentValues) -> ListContent.Look
}

extension _ListContainer {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : ListNode(view, in: context)
  }
}

/// The node of a list: it puts a cell around each row.
private final class ListNode<Content: _ListContainer>: RowContainerNode<Content>, CellList {
  private(set) var selection: _RowSelection?
  private(set) var isEditing = false
  private(set) lazy var menuPresenter = RowMenuPresenter(owner: self)
  private var cells: [AnyHashable: RowCell] = [:]
  private lazy var refreshing = Refreshing { [weak self] in self?.showList() }

  override func showRows() {
    element.setRows(self)
    showList()
    let environment = environment
    element.rows?.isEnabled = environment.isScrollEnabled
    element.attributes.actions = refreshing.follow(environment.refresh)
    element.respond = { [refreshing] event in event == .refresh && refreshing.start() }
    let editMode = environment.editMode
    (selection, isEditing) = tracked {
      (view._selection?.read(), editMode?.wrappedValue.isEditing ?? false)
    }
    for cell in cells.values { cell.update() }
    if let selection, !selection.allowsSeveral { environment.pageStack.stack?.follow(selection) }
  }

  private func showList() {
    let environment = environment
    element.content = .list(
      ListContent(
        look: view._look(in: environment),
        showsIndicators: environment.showsIndicators(along: .vertical),
        isRefreshing: refreshing.isRunning, rowSpacing: Double(environment.listRowSpacing ?? 0)))
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let menu = menuPresenter.node { body(menu) }
  }

  override func elements(at index: Int) -> [Element] {
    let contents = super.elements(at: index)
    guard !contents.isEmpty, place(at: index).role == .row else { return contents }
    let id = id(at: index)
    let cell = cells[id] ?? RowCell(list: self)
    cells[id] = cell
    let (span, index) = span(at: index)
    cell.show(contents, at: index, of: span)
    return [cell.element]
  }

  override func release(_ id: AnyHashable) {
    if let cell = cells.removeValue(forKey: id) { menuPresenter.rowLeaves(cell.element) }
    super.release(id)
  }

  override func willDispose() {
    menuPresenter.dismiss()
    refreshing.end()
    super.willDispose()
  }
}
