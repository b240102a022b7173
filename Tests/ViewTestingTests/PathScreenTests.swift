import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Paths of navigation stacks on screen")
struct PathScreenTests {
  @Observable
  final class Model {
    var path: [Int] = []
    var any = NavigationPath()
    var isShown = false
    var item: String?
    var isActive = false
    var refuses = false
  }

  struct Stack: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Form {
          NavigationLink("One", value: 1)
          NavigationLink("Wrong", value: "text")
          NavigationLink("Nowhere", value: nil as Int?)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Form {
            Text("number \(number)")
            NavigationLink("Next", value: number + 1)
            NavigationLink("Plain") { Text("plain over \(number)") }
          }
          .navigationTitle("Page \(number)")
        }
      }
    }
  }

  @Test("Links write the path, the path is shown, and going back writes it")
  func path() {
    let model = Model()
    let screen = TestScreen { Stack(model: model) }
    screen.link("One").press()
    screen.link("Next").press()
    #expect(model.path == [1, 2])
    #expect(screen.contains("number 2"))
    #expect(screen.contains("‹ Page 1"))
    screen.press(.escape)
    #expect(model.path == [1])
    model.path = [5, 6, 7]
    #expect(screen.contains("number 7"))
    #expect(screen.contains("‹ Page 6"))
    model.path.removeAll()
    #expect(screen.contains("Root"))
    #expect(!screen.link("Nowhere").isEnabled)
  }

  @Test("A page that a link pushed over a value goes with that value")
  func pagesOverValues() {
    let model = Model()
    let screen = TestScreen { Stack(model: model) }
    model.path = [1]
    screen.link("Plain").press()
    #expect(screen.contains("plain over 1"))
    model.path = [1, 2]
    #expect(screen.contains("number 2"))
    model.path = [1]
    #expect(screen.contains("plain over 1"))
    screen.press(.escape)
    #expect(model.path == [1])
    #expect(screen.contains("number 1"))
    screen.link("Plain").press()
    model.path = []
    #expect(screen.link("One").exists)
  }

  @Test("A value that the path cannot hold is reported with both types")
  func otherType() {
    let model = Model()
    let screen = TestScreen { Stack(model: model) }
    withKnownIssue {
      screen.link("Wrong").press()
    } matching: {
      "\($0)".contains("'String'") && "\($0)".contains("'Int'")
    }
    #expect(model.path == [])
  }

  @Test("A value without a destination is reported with its type, and has a page in its place")
  func missingDestination() {
    struct Lost: Hashable {}
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.any) {
          Text("root")
            .navigationDestination(for: String.self) { text in
              Text("text \(text)")
                .navigationDestination(for: Bool.self) { Text("flag \($0)") }
            }
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Root(model: model) }
    model.any.append("a")
    model.any.append(true)
    #expect(screen.contains("flag true"))
    withKnownIssue {
      model.any.append(Lost())
      #expect(screen.contains("No destination for “Lost”"))
    } matching: {
      "\($0)".contains("of type 'Lost'")
    }
    screen.press(.escape)
    #expect(model.any.count == 2)
  }

  @Test("Taking more off a path than there is takes what there is")
  func removingTooMuch() {
    var path = NavigationPath([1, 2])
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test("A path of codable values is saved and restored")
  func codable() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let restored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(restored) == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test("Destinations of bindings come and go with them")
  func presented() {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Form { Text("root") }
            .navigationTitle("Root")
            .navigationDestination(isPresented: $model.isShown) { Text("shown") }
            .navigationDestination(item: $model.item) { Text("item \($0)") }
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Root(model: model) }
    model.isShown = true
    #expect(screen.contains("shown"))
    screen.press(.escape)
    #expect(!model.isShown)
    model.item = "a"
    #expect(screen.contains("item a"))
    model.item = "b"
    #expect(screen.contains("item b"))
    screen.press(.escape)
    #expect(model.item == nil)
    #expect(screen.contains("root"))
  }

  @Test("The links of early SwiftUI follow their binding and their selection")
  @available(*, deprecated)
  func oldLinks() {
    struct Root: View {
      @Bindable var model: Model
      @State private var selection: String?
      var body: some View {
        NavigationView {
          Form {
            NavigationLink("Active", isActive: $model.isActive) { Text("active page") }
            NavigationLink("A", tag: "a", selection: $selection) { Text("page a") }
            NavigationLink("B", tag: "b", selection: $selection) {
              Button("To a") { selection = "a" }
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let model = Model()
    let screen = TestScreen { Root(model: model) }
    screen.link("Active").press()
    #expect(model.isActive)
    #expect(screen.contains("active page"))
    model.isActive = false
    screen.link("B").press()
    screen.button("To a").press()
    #expect(screen.contains("page a"))
    screen.press(.escape)
    #expect(screen.link("A").exists)
  }

  @Test("A binding that refuses a push or a pop is what is shown")
  func refusingBinding() {
    struct Root: View {
      let model: Model
      var body: some View {
        NavigationStack(
          path: Binding {
            model.path
          } set: {
            if !model.refuses { model.path = $0 }
          }
        ) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Root(model: model) }
    model.refuses = true
    screen.link("One").press()
    #expect(screen.link("One").exists)
    model.path = [1]
    screen.press(.escape)
    #expect(screen.contains("number 1"))
  }
}
