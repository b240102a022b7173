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
  PresentingNode<Modified, DialogModifier<Actions, Message>>
{
  private var dialog: DialogNode<Actions, Message>?
  private var identity: AnyHashable?
  private var isPresented = false

  private lazy var presentation = Presentation { [weak self] in self?.close() }

  override func modifierChanged() {
    readsAreFresh()
    isPresented = tracked { view.modifier.isPresented.wrappedValue }
  }

  override func evaluate() {
    super.evaluate()
    guard isPresented, let dialog = view.modifier.dialog else {
      self.dialog = nil
      return endPresentation()
    }
    if let node = self.dialog, identity == view.modifier.identity {
      node.update(to: dialog, environment: dialogEnvironment)
    } else {
      let context = context(place: 1, environment: dialogEnvironment, makesRows: false)
      let node = DialogNode(dialog, in: context)
      self.dialog = node
      identity = view.modifier.identity
      present(node)
    }
  }

  /// Tells the source that the dialog is over, unless it knows.
  private func close() {
    let isPresented = view.modifier.isPresented
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

  private var dialogEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment.presented(by: presentation)
    environment.dialog = presentation
    return environment.identified(with: dialog?.inheritedEnvironment)
  }
}
