import Perception
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Views observe perceptible objects")
struct ViewTests {
  let model = Screen(title: "Home")

  struct Wrapped: View {
    let model: Screen

    var body: some View {
      WithPerceptionTracking {
        Text("title: \(model.title)")
        Text("subtitle: \(model.subtitle)")
      }
    }
  }

  @Test("Wrapped content is evaluated again by itself when what it read changes")
  func wrapped() {
    let screen = TestScreen { Wrapped(model: model) }
    #expect(screen.contains("title: Home"))
    let bodies = screen.bodies { model.title = "Search" }
    #expect(screen.contains("title: Search"))
    #expect(bodies.allSatisfy { $0.hasPrefix("WithPerceptionTracking") } && bodies.count == 1)
  }

  @Test("Content that is not wrapped is observed all the same, and nothing is reported")
  func unwrapped() {
    struct Unwrapped: View {
      let model: Screen
      var body: some View { Text("title: \(model.title)") }
    }
    let screen = TestScreen { Unwrapped(model: model) }
    model.title = "Search"
    #expect(screen.contains("title: Search"))
  }

  struct Rows: View {
    let models: [Screen]
    let isWrappedOutside: Bool
    let isWrappedInside: Bool

    var body: some View {
      if isWrappedOutside { WithPerceptionTracking { rows } } else { rows }
    }

    @ViewBuilder private var rows: some View {
      ForEach(Array(models.enumerated()), id: \.offset) { _, model in
        if isWrappedInside {
          WithPerceptionTracking { Text(model.title) }
        } else {
          Text(model.title)
        }
      }
    }
  }

  @Test(
    "Rows are observed whether they, or what is around them, are wrapped or not",
    arguments: [true, false], [true, false])
  func rows(outside: Bool, inside: Bool) {
    let other = Screen(title: "Other")
    let screen = TestScreen {
      Rows(models: [model, other], isWrappedOutside: outside, isWrappedInside: inside)
    }
    #expect(screen.contains("Home") && screen.contains("Other"))
    other.title = "Changed"
    #expect(screen.contains("Home") && screen.contains("Changed"))
  }

  @Test("Content knows that it is wrapped")
  func isWrapped() {
    struct Inside: View {
      var body: some View {
        WithPerceptionTracking {
          Text(_PerceptionLocals.isInPerceptionTracking ? "inside" : "outside")
        }
      }
    }
    #expect(TestScreen { Inside() }.contains("inside"))
    #expect(!_PerceptionLocals.isInPerceptionTracking)
  }

  @Test("@Perception.Bindable makes bindings, and what they write is observed")
  func bindable() {
    struct Form: View {
      @Perception.Bindable var model: Screen

      var body: some View {
        WithPerceptionTracking {
          TextField("Title", text: $model.title)
          Text("is \(model.title)")
        }
      }
    }
    let screen = TestScreen { Form(model: model) }
    screen.textField("Title").type("!")
    #expect(model.title == "Home!")
    #expect(screen.contains("is Home!"))
  }

  @Test("A perceptible object reaches the views below through the environment")
  func environment() {
    struct Reader: View {
      @Environment(Screen.self) private var model
      var body: some View { Text("title: \(model.title)") }
    }
    struct OptionalReader: View {
      @Environment(Screen.self) private var model: Screen?
      var body: some View { Text(model.map { "has \($0.title)" } ?? "has none") }
    }
    let screen = TestScreen {
      Reader().environment(model)
      OptionalReader().environment(model)
      OptionalReader()
    }
    #expect(screen.contains("title: Home"))
    #expect(screen.contains("has Home"))
    #expect(screen.contains("has none"))
    model.title = "Search"
    #expect(screen.contains("title: Search"))
    #expect(screen.contains("has Search"))
  }

  @Test("A scene can be wrapped")
  func scene() {
    struct Program: App {
      static let model = Screen(title: "Home")
      var body: some Scene {
        WithPerceptionTracking {
          WindowGroup { Text(Self.model.title) }
        }
      }
    }
    let screen = TestScreen(Program())
    #expect(screen.contains("Home"))
    Program.model.title = "Search"
    #expect(screen.contains("Search"))
  }
}
