import DataFlow
import Elements

/// Presents a dialog while a binding is true.
struct DialogModifier<Actions: View, Message: View> {
  var isPresented: Binding<Bool>
  /// `nil` while there is nothing to present.
  var dialog: Dialog<Actions, Message>?
  /// What tells the dialog from others: with another one it is presented anew.
  var identity: AnyHashable?
}

extension DialogModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    DialogModifierNode(view, in: context)
  }
}

private final class DialogModifierNode<Modified: View, Actions: View, Message: View>:
  ModifierNode<Modified, DialogModifier<Actions, Message>>
{
  private var presented: DialogNode<Actions, Message>?
  private var presentedIdentity: AnyHashable?
  private var isPresented = false

  private lazy var presentation = Presentation { [weak self] in self?.close() }

  override func modifierChanged() {
    readsAreFresh()
    isPresented = tracked { view.modifier.isPresented.wrappedValue }
  }

  override func evaluate() {
    super.evaluate()
    if isPresented, let dialog = view.modifier.dialog {
      present(dialog)
    } else {
      dismiss()
    }
  }

  private func present(_ dialog: Dialog<Actions, Message>) {
    if let presented, presentedIdentity == view.modifier.identity {
      presented.update(to: dialog, environment: dialogEnvironment)
    } else {
      dismiss()
      let context = context(place: 1, environment: dialogEnvironment, makesRows: false)
      let node = DialogNode(dialog, in: context)
      presented = node
      presentedIdentity = view.modifier.identity
      graph.window?.present(node.element)
    }
  }

  private func dismiss() {
    guard let presented else { return }
    graph.window?.dismiss(presented.element)
    presented.dispose()
    self.presented = nil
  }

  /// Tells the source that the dialog is over, unless it knows.
  private func close() {
    let isPresented = view.modifier.isPresented
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

  private var dialogEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.dialog = presentation
    environment.dismiss = presentation.dismiss
    // A dialog stands over the view that presents it: it can be answered when that view is
    // disabled.
    environment.isEnabled = true
    return environment.identified(with: presented?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func willDispose() {
    if let presented { graph.window?.dismiss(presented.element) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let presented { body(presented) }
  }

  override func collect(into elements: inout [Element]) {
    content?.collect(into: &elements)
  }

  override func collect(into rows: inout RowTable) {
    content?.collect(into: &rows)
  }
}
