import Elements

/// A window with the app's views, or one of several like it.
public struct WindowGroup<Content: View> {
  let title: Text?
  let content: Content
}

extension WindowGroup {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content())
  }

  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content())
  }
}

extension WindowGroup: Scene {
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }

  public static func _makeContent(_ scene: Self) -> AnyView {
    guard let title = scene.title else { return AnyView(scene.content) }
    return AnyView(scene.content.modifier(WindowTitleModifier(title: title)))
  }
}

/// Names the window.
private struct WindowTitleModifier: Equatable {
  let title: Text
}

extension WindowTitleModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    WindowTitleNode(view, in: context)
  }
}

private final class WindowTitleNode<Modified: View>: ModifierNode<Modified, WindowTitleModifier> {
  override func modifierChanged() {
    readsAreFresh()
    graph.window?.setTitle(view.modifier.title.string(environment: environment))
  }
}
