import Elements

/// A single window.
public struct Window<Content: View> {
  let title: Text
  let content: Content
}

extension Window {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), content: content())
  }

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content())
  }
}

extension Window: Scene {
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }

  public static func _makeContent(_ scene: Self) -> AnyView {
    WindowGroup<Content>._makeContent(WindowGroup(scene.title) { scene.content })
  }
}

/// The app's settings, in a window of their own where there are several.
public struct Settings<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: Scene {
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }

  public static func _makeContent(_ scene: Self) -> AnyView { AnyView(scene.content) }
}
