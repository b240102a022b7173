/// A part of an app that the system shows in windows of its own.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  var body: Body { get }

  /// What the scene shows in its window.
  static func _makeContent(_ scene: Self) -> AnyView
}

extension Scene {
  public static func _makeContent(_ scene: Self) -> AnyView {
    AnyView(SceneContent(scene: scene))
  }
}

extension Never: Scene {}

/// A scene as a view, so that it has state and observes what its body reads.
private struct SceneContent<Content: Scene>: View {
  let scene: Content

  var body: AnyView { Content.Body._makeContent(scene.body) }

  static var _evaluatedType: Any.Type? { Content.self }
}
