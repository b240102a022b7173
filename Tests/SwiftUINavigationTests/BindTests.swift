import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Keeping a value of a model and one of a view the same")
struct BindTests {
  private let model = Model()

  @Test("When the view appears, the model's value is the view's")
  func appearing() {
    model.name = "Blob"
    let screen = TestScreen { Editor(model: model) }
    #expect(screen.contains("view: Blob"))
    #expect(model.writes == 1)
  }

  @Test("A change of the model is copied to the view")
  func modelChanges() {
    let screen = TestScreen { Editor(model: model) }
    model.name = "Blob"
    screen.button("Nothing").press()
    #expect(screen.contains("view: Blob"))
  }

  @Test("A change of the view is copied to the model, once")
  func viewChanges() {
    let screen = TestScreen { Editor(model: model) }
    screen.button("Change").press()
    #expect(screen.contains("view: changed"))
    #expect(model.name == "changed")
    #expect(model.writes == 1)
  }

  @Test("A state is bound as well as a binding, and stays the view's own")
  func state() {
    let screen = TestScreen { Editor(model: model, bindsState: true) }
    screen.button("Change").press()
    #expect(screen.contains("view: changed"))
    #expect(model.name == "changed")
    model.name = "Blob"
    screen.button("Nothing").press()
    #expect(screen.contains("view: Blob"))
  }

  @MainActor
  @Observable
  final class Model {
    var name = "" {
      didSet { writes += 1 }
    }
    @ObservationIgnored var writes = 0
  }

  private struct Editor: View {
    @Bindable var model: Model
    var bindsState = false
    @State private var name = ""

    var body: some View {
      let content = VStack {
        Text("view: \(name)")
        Button("Change") { name = "changed" }
        Button("Nothing") {}
      }
      if bindsState {
        content.bind($model.name, to: _name)
      } else {
        content.bind($model.name, to: $name)
      }
    }
  }
}
