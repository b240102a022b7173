import Foundation
import Sharing
import SwiftUI

/// An app with a value in the file that its argument names, and a button that changes it.
@main
struct AppProbe: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

private struct ContentView: View {
  @Shared(.fileStorage(URL(fileURLWithPath: CommandLine.arguments[1]))) var text = "none"

  var body: some View {
    Text("Text: \(text)")
    Button("Change") {
      $text.withLock { $0 = "first" }
      // This one is held, since one was written just now.
      $text.withLock { $0 = "last" }
    }
  }
}
