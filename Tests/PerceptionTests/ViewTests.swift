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

  struct Measured: View {
    let model: Screen
    let isWrapped: Bool

    var body: some View {
      GeometryReader { _ in
        if isWrapped { WithPerceptionTracking { title } } else { title }
      }
    }

    private var title: some View { Text(model.title) }
  }

  @Test(
    "The content of a GeometryReader is observed whether it is wrapped or not",
    arguments: [true, false])
  func geometryReader(isWrapped: Bool) {
    let screen = TestScreen { Measured(model: model, isWrapped: isWrapped) }
    #expect(screen.contains("Home"))
    model.title = "Search"
    #expect(screen.contains("Search"))
  }

  struct Parent: View {
    let parent: Screen
    let child: Screen
    let isParentWrapped: Bool
    let isChildWrapped: Bool

    var body: some View {
      if isParentWrapped { WithPerceptionTracking { content } } else { content }
    }

    private var content: some View {
      VStack {
        Text("parent: \(parent.title)")
        Child(child: child, isWrapped: isChildWrapped)
      }
    }

    struct Child: View {
      let child: Screen
      let isWrapped: Bool

      var body: some View {
        if isWrapped { WithPerceptionTracking { title } } else { title }
      }

      private var title: some View { Text("child: \(child.title)") }
    }
  }

  @Test(
    "A parent and its child observe their own objects, wrapped or not",
    arguments: [true, false], [true, false])
  func parentAndChild(isParentWrapped: Bool, isChildWrapped: Bool) {
    let child = Screen(title: "A")
    let screen = TestScreen {
      Parent(
        parent: model, child: child, isParentWrapped: isParentWrapped,
        isChildWrapped: isChildWrapped)
    }
    let bodies = screen.bodies { child.title = "B" }
    #expect(screen.contains("child: B"))
    #expect(!bodies.contains("Parent"))
    model.title = "Search"
    #expect(screen.contains("parent: Search"))
  }

  @Test("What actions and appearances read is not observed")
  func actions() {
    struct Reader: View {
      let model: Screen
      let read: (String) -> Void

      var body: some View {
        Button("Read") { read(model.title) }
          .onAppear { read(model.title) }
      }
    }
    var titles: [String] = []
    let screen = TestScreen { Reader(model: model) { titles.append($0) } }
    screen.button("Read").press()
    let bodies = screen.bodies { model.title = "Search" }
    #expect(bodies == [])
    screen.button("Read").press()
    #expect(titles == ["Home", "Home", "Search"])
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
