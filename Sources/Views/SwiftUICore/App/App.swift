import Elements

/// An app: the scenes that it shows. Mark it with `@main`.
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   var body: some Scene {
///     WindowGroup {
///       CounterView()
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  var body: Body { get }

  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  init()
}

extension _ViewHost {
  /// An app on a renderer, with its first window.
  public convenience init<Program: App>(_ app: Program, renderer: any Renderer) {
    self.init(AppContent(app: app), renderer: renderer)
  }
}

/// An app as a view, so that it has state and observes what its body reads.
private struct AppContent<Program: App>: View {
  let app: Program

  var body: AnyView { Program.Body._makeContent(app.body) }

  static var _evaluatedType: Any.Type? { Program.self }
}
