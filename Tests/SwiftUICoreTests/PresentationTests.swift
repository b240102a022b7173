import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("Alerts and confirmation dialogs")
struct PresentationTests {
  @Observable
  final class Model {
    var isShown = false
    var item: String?
    var log: [String] = []
  }

  struct Screenful<Actions: View>: View {
    @Bindable var model: Model
    let actions: () -> Actions
    var body: some View {
      List(0..<100) { Line("row \($0)") }
        .disabled(true)
        .alert("Careful", isPresented: $model.isShown, actions: actions) { Text("It may break.") }
        .disabled(true)
    }
  }

  private func dialog(in screen: Screen) -> Element? {
    screen.root.children.last { if case .dialog = $0.content { true } else { false } }
  }

  private func show(_ model: Model, @ViewBuilder actions: @escaping () -> some View) -> Screen {
    let screen = Screen { Screenful(model: model, actions: actions) }
    #expect(dialog(in: screen) == nil)
    model.isShown = true
    screen.update()
    return screen
  }

  @Test("A dialog lies over the content while its binding is true")
  func presents() throws {
    let model = Model()
    let screen = show(model) { Button("Go") {} }
    let alert = try #require(dialog(in: screen))
    #expect(alert.content == .dialog(DialogContent(kind: .alert, title: "Careful")))
    #expect(alert.children.map(\.text) == ["It may break.", "Go"])
    model.isShown = false
    screen.update()
    #expect(dialog(in: screen) == nil)
  }

  @Test("The alert of an error says what it describes itself as, while there is one")
  func error() throws {
    struct OutOfMilk: LocalizedError {
      var errorDescription: String? { "There is no milk" }
      var recoverySuggestion: String? { "Buy some." }
    }
    func shown(_ error: OutOfMilk?) -> Element? {
      dialog(
        in: Screen {
          Line("content").alert(isPresented: .constant(true), error: error) { _ in
            Button("Buy") {}
          } message: {
            Text($0.recoverySuggestion ?? "")
          }
        })
    }
    let alert = try #require(shown(OutOfMilk()))
    #expect(
      alert.content == .dialog(DialogContent(kind: .alert, title: "There is no milk")))
    #expect(alert.children.map(\.text) == ["Buy some.", "Buy"])
    #expect(shown(nil) == nil)
  }

  @Test("An alert without buttons gets one that says OK")
  func standardButton() throws {
    let model = Model()
    let screen = show(model) { EmptyView() }
    let alert = try #require(dialog(in: screen))
    #expect(alert.children.map(\.text) == ["It may break.", "OK"])
    screen.press("OK")
    #expect(!model.isShown)
    #expect(dialog(in: screen) == nil)
  }

  @Test("A pressed button runs its action, and then the dialog closes")
  func actionThenClose() {
    let model = Model()
    let screen = show(model) {
      Button("Go") { model.log.append("shown: \(model.isShown)") }
    }
    screen.press("Go")
    #expect(model.log == ["shown: true"])
    #expect(!model.isShown)
  }

  @Test("The button that cancels comes last, and Escape presses it")
  func cancel() throws {
    let model = Model()
    let screen = show(model) {
      Button("No", role: .cancel) { model.log.append("no") }
      Button("Yes") { model.log.append("yes") }
    }
    let alert = try #require(dialog(in: screen))
    #expect(alert.children.map(\.text) == ["It may break.", "Yes", "No"])
    alert.send(.dismiss)
    screen.update()
    #expect(model.log == ["no"])
    #expect(!model.isShown)
  }

  @Test("A confirmation dialog without a button that cancels gets one")
  func confirmationCancels() throws {
    struct Choosing: View {
      @Bindable var model: Model
      var body: some View {
        Line("content").confirmationDialog(
          "Which?", isPresented: $model.isShown, titleVisibility: .hidden
        ) {
          Button("One") {}
        }
      }
    }
    let model = Model()
    model.isShown = true
    let screen = Screen { Choosing(model: model) }
    let choices = try #require(dialog(in: screen))
    #expect(
      choices.content
        == .dialog(DialogContent(kind: .confirmation, title: "Which?", showsTitle: false)))
    #expect(choices.children.map(\.text) == ["One", "Cancel"])
  }

  @Test("A dialog for data is there while there is data, and shows that data")
  func presenting() throws {
    struct Choosing: View {
      @Bindable var model: Model
      var body: some View {
        Line("content").alert("Title", isPresented: $model.isShown, presenting: model.item) {
          item in
          Button("Use \(item)") { model.item = nil }
        } message: { item in
          Text("Found \(item)")
        }
      }
    }
    let model = Model()
    model.isShown = true
    let screen = Screen { Choosing(model: model) }
    #expect(dialog(in: screen) == nil)
    model.item = "gold"
    screen.update()
    #expect(dialog(in: screen)?.children.map(\.text) == ["Found gold", "Use gold"])
    model.item = "silver"
    screen.update()
    #expect(dialog(in: screen)?.children.map(\.text) == ["Found silver", "Use silver"])
    screen.press("Use silver")
    #expect(dialog(in: screen) == nil)
    #expect(!model.isShown)
  }

  @Test("Dialogs stack, the latest on top")
  func stacked() throws {
    struct Two: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        Press("start") { isFirst = true }
          .alert("First", isPresented: $isFirst) {
            Button("More") { isSecond = true }
          }
          .alert("Second", isPresented: $isSecond) { EmptyView() }
      }
    }
    let screen = Screen { Two() }
    screen.press("start")
    screen.press("More")
    #expect(dialog(in: screen)?.content == .dialog(DialogContent(kind: .alert, title: "Second")))
    #expect(screen.root.children.count == 2)
  }

  @Test("dismiss closes the dialog that it is read in")
  func dismiss() {
    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Press("leave") { dismiss() } }
    }
    let model = Model()
    let screen = show(model) { Leave() }
    screen.press("leave")
    #expect(!model.isShown)
  }
}
