/// A node that shows views of one type.
@MainActor
public class _ViewNode<Content: View>: _Node {
  final var view: Content
  final let fields: FieldPlan

  init(_ view: Content, in context: _NodeContext) {
    self.view = view
    fields = FieldPlan.plan(for: Content.self)
    super.init(context)
  }

  /// Shows another value. An equal one changes nothing; only the environment is passed on.
  final func update(to new: Content, environment: EnvironmentValues) {
    guard !isDisposed else { return }
    if fields.areEqual(new, view) {
      inherit(environment)
    } else {
      willShow(new)
      view = new
      replaceEnvironment(environment)
      graph.enqueue(self)
    }
  }

  /// Called before the node takes a view that differs over.
  func willShow(_ new: Content) {}

  /// Connects the view's dynamic properties and runs `read` on the view, tracked.
  final func readView<Result>(_ read: (Content) -> Result) -> Result {
    readsAreFresh()
    return graph.evaluatingBody(of: Content.self, node: self) {
      tracked {
        attachProperties()
        return read(view)
      }
    }
  }

  private func attachProperties() {
    guard fields.hasDynamicProperties else { return }
    rewindStorages()
    // The plan's offsets are those of `Content`; nothing else touches `view` while its properties
    // are connected.
    withUnsafeMutablePointer(to: &view) { fields.attach(UnsafeMutableRawPointer($0), to: self) }
  }
}
