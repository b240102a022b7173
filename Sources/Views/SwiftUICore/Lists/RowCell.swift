import Elements
import Foundation

/// The list that a row is in, as the row knows it.
@MainActor
protocol CellList: Node {
  var selection: _RowSelection? { get }
  var isEditing: Bool { get }
  var menuPresenter: RowMenuPresenter { get }
}

/// The cell of a row of a list: the element around its content, and what it answers to.
@MainActor
final class RowCell {
  let element = Element(.cell(CellContent()))

  private unowned let list: any CellList
  private let cell: Cell
  private var contents: [Element] = []
  private var traits = RowTraits()
  /// What the source calls the row, unless a tag does.
  private var id: AnyHashable?
  /// Where the row is among those of its `ForEach`, and how many there are.
  private var index = 0
  private var count = 0
  private var editing: [any RowEditingNode] = []

  init(list: any CellList) {
    self.list = list
    cell = element.makeCell()
    cell.traitsChanged = { [weak self] in self?.update() }
    element.respond = { [weak self] in self?.respond(to: $0) ?? false }
  }

  /// Shows the content of a row that is at an index of its span.
  func show(_ contents: [Element], at index: Int, of span: RowTable.Span) {
    self.contents = contents
    self.index = index
    count = span.count
    id = span.rows.explicitID(at: index)
    editing = span.wrappers.compactMap { $0 as? any RowEditingNode }
    update()
  }

  /// Brings the element in line with what is said of the row, and with its list.
  func update() {
    traits = RowTraits(of: contents)
    let selection = isSelectable ? list.selection : nil
    element.content = .cell(
      CellContent(
        selection: selection.map { $0.allowsSeveral ? .several : .one } ?? .none,
        isSelected: selection.map { isSelected(in: $0) } ?? false,
        isEditing: list.isEditing, insets: traits.insets))
    element.attributes.isEnabled = list.inheritedEnvironment.isEnabled
    element.attributes.tint = list.inheritedEnvironment.tint
    element.attributes.actions = actions
    cell.show(contents, background: traits.background ?? [], badge: traits.badge ?? [])
  }

  // MARK: What can be done with the row

  private var actions: ElementActions {
    var actions: ElementActions = []
    if isSelectable { actions.insert(.select) }
    if delete != nil { actions.insert(.delete) }
    if move != nil { actions.insert(.move) }
    if !traits.swipeActions.isEmpty || !traits.menus.isEmpty || delete != nil || move != nil {
      actions.insert(.showActions)
    }
    if fullSwipe(from: .leading) != nil { actions.insert(.swipeFromLeading) }
    if fullSwipe(from: .trailing) != nil { actions.insert(.swipeFromTrailing) }
    return actions
  }

  private var delete: (() -> Void)? {
    guard !traits.isDeleteDisabled, let onDelete = editing.lazy.compactMap(\.onDelete).first else {
      return nil
    }
    return { [index] in onDelete([index]) }
  }

  /// Moves the row behind so many that follow it, or before so many that precede it.
  private var move: ((Int) -> Void)? {
    guard !traits.isMoveDisabled, let onMove = editing.lazy.compactMap(\.onMove).first else {
      return nil
    }
    return { [index, count, element] distance in
      let target = max(0, min(count - 1, index + distance))
      guard target != index else { return }
      onMove([index], target > index ? target + 1 : target)
      element.tree?.scroll(to: .element(element))
    }
  }

  private func fullSwipe(from edge: HorizontalEdge) -> (any RowActionsProvider)? {
    traits.swipeActions.first { $0.edge == edge && $0.allowsFullSwipe }
  }

  // MARK: Selection

  private var isSelectable: Bool {
    guard let selection = list.selection, let tag, !traits.isSelectionDisabled else { return false }
    return selection.accepts(tag)
  }

  private var tag: AnyHashable? {
    if let link = traits.linkedValue, list.selection?.accepts(link) == true { return link }
    return traits.tag ?? id
  }

  private func isSelected(in selection: _RowSelection) -> Bool {
    tag.map(selection.contains) ?? false
  }

  // MARK: Events

  private func respond(to event: ElementEvent) -> Bool {
    switch event {
    case .press:
      guard isSelectable, let tag else { return false }
      list.selection?.toggle(tag)
      return true
    case .delete:
      if let delete {
        delete()
        return true
      }
      // What takes a row away is the usual action of a swipe from the trailing edge.
      return fullSwipe(from: .trailing).map(list.menuPresenter.performFirst) ?? false
    case .move(let distance):
      move?(distance)
      return move != nil
    case .swipe(let edge):
      let edge: HorizontalEdge = edge == .leading ? .leading : .trailing
      if let actions = fullSwipe(from: edge) { return list.menuPresenter.performFirst(of: actions) }
      guard edge == .trailing, let delete else { return false }
      delete()
      return true
    case .showActions:
      guard actions.contains(.showActions) else { return false }
      list.menuPresenter.present(menu, of: element)
      return true
    default:
      return false
    }
  }

  private var menu: RowMenu {
    RowMenu(
      title: element.label,
      providers: traits.menus + traits.swipeActions.filter { $0.edge == .leading }
        + traits.swipeActions.filter { $0.edge == .trailing },
      moveUp: index > 0 ? move.map { move in { move(-1) } } : nil,
      moveDown: index < count - 1 ? move.map { move in { move(1) } } : nil,
      delete: delete)
  }
}
