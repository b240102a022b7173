import Elements

/// Has views show their own menu where they are in no row, which would.
struct MenuHolder {}

extension MenuHolder: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    MenuHolderNode(view, in: context)
  }
}

private final class MenuHolderNode<Modified: View>: ModifierNode<Modified, MenuHolder>,
  ElementWrapper
{
  private var cells: [ObjectIdentifier: Element] = [:]
  private lazy var presenter = RowMenuPresenter(owner: self)

  override func modifierChanged() {
    readsAreFresh()
    for cell in cells.values { cell.attributes.isEnabled = environment.isEnabled }
  }

  func wrap(_ element: Element) -> Element {
    if let cell = cells[ObjectIdentifier(element)] { return cell }
    let cell = Element(.cell(CellContent()))
    cell.makeCell().show([element])
    cell.attributes.actions = .showActions
    cell.attributes.isEnabled = inheritedEnvironment.isEnabled
    cell.respond = { [weak self, unowned cell] event in
      guard event == .showActions, let self, cell.parent?.enclosingCell == nil else { return false }
      presenter.present(
        RowMenu(title: cell.label, providers: RowTraits(of: [cell]).menus), of: cell)
      return true
    }
    cells[ObjectIdentifier(element)] = cell
    return cell
  }

  func unwrap(_ element: Element) {
    cells[ObjectIdentifier(element)] = nil
  }

  override func collect(into elements: inout [Element]) {
    var contents: [Element] = []
    content?.collect(into: &contents)
    let previous = cells
    cells = [:]
    for element in contents {
      cells[ObjectIdentifier(element)] = previous[ObjectIdentifier(element)]
      elements.append(wrap(element))
    }
  }

  override func collect(into rows: inout RowTable) {
    rows.wrapping(by: self) { table in content?.collect(into: &table) }
  }

  override func willDispose() { presenter.dismiss() }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let menu = presenter.node { body(menu) }
  }
}
