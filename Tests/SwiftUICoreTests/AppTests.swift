import Elements
import Foundation
import Observation
import Testing

@testable import SwiftUI

@MainActor
@Suite("An app")
struct AppTests {
  struct CountingApp: App {
    @State private var count = 1
    var body: some Scene {
      Windows(count: $count)
    }
  }

  struct Windows: Scene {
    @Binding var count: Int
    var body: some Scene {
      WindowGroup("Counting") {
        Button("Count \(count)") { count += 1 }
      }
      WindowGroup(id: "other") { Text("other") }
    }
  }

  @Test("It shows its first window, with its title, and keeps its state")
  func firstWindow() throws {
    let screen = Screen(CountingApp())
    #expect(screen.root.content == .window(WindowContent(title: "Counting")))
    #expect(screen.texts == ["Count 1"])
    screen.press("Count 1")
    #expect(screen.texts == ["Count 2"])
  }

  private func choice(_ name: String?, term: String = "dumb") throws(RendererError)
    -> RendererChoice
  {
    var environment = ["TERM": term]
    environment["COMPOSABLE_RENDERER"] = name
    return try RendererChoice(environment: environment)
  }

  @Test("COMPOSABLE_RENDERER names the renderer")
  func rendererByName() throws {
    #expect(try choice("text") == .text)
  }

  @Test("An unknown renderer is answered with the names that there are")
  func unknownRenderer() throws {
    let error = #expect(throws: RendererError.unknownName("gtk9")) { try choice("gtk9") }
    #expect(
      error?.description
        == "There is no renderer named 'gtk9': set COMPOSABLE_RENDERER to terminal or text.")
  }

  @Test("Without a terminal, the text renderer is named", arguments: [nil, "", "terminal"])
  func noTerminal(name: String?) throws {
    let error = #expect(throws: RendererError.noTerminal) { try choice(name) }
    #expect(error?.description.contains("COMPOSABLE_RENDERER=text") == true)
  }
}
