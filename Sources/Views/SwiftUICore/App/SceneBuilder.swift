/// Builds the scenes of an app from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene {
    _SceneList(first: first)
  }
}

/// Several scenes. An app starts with the first one.
public struct _SceneList<First: Scene> {
  let first: First
}

extension _SceneList: Scene {
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }

  public static func _makeContent(_ scene: Self) -> AnyView { First._makeContent(scene.first) }
}
