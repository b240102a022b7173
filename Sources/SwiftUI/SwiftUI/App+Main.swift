import Foundation

extension App {
  /// Runs the app on the renderer that the environment variable `COMPOSABLE_RENDERER` names:
  /// `terminal` where it names none.
  ///
  /// The app's arguments are its own. Where the app cannot be shown, one sentence on standard error
  /// says why and the process ends with exit code 2.
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  public static func main() {
    do {
      try RendererChoice(environment: ProcessInfo.processInfo.environment).run(Self.self)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}
