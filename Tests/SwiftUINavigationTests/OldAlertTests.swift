import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Alerts of early SwiftUI, made of what logic says")
struct OldAlertTests {
  enum Action: Equatable { case delete, keep }

  @Observable
  final class Model {
    var alert: AlertState<Action>?
    var log: [Action?] = []
  }

  @available(*, deprecated)
  struct Asking: View {
    @Bindable var model: Model
    var body: some View {
      Text("under").alert(item: $model.alert) { state in
        Alert(state) { model.log.append($0) }
      }
    }
  }

  private let model = Model()

  private func state(_ labels: String...) -> AlertState<Action> {
    AlertState {
      TextState("Sure?")
    } actions: {
      for label in labels {
        ButtonState(
          role: label == "Keep" ? .cancel : .destructive,
          action: label == "Keep" ? .send(nil) : .send(.delete)
        ) { TextState(label) }
      }
    } message: {
      TextState("For good.")
    }
  }

  @available(*, deprecated)
  @Test("The handler is given the action of the button, nil where it has none")
  func actions() {
    let screen = TestScreen { Asking(model: model) }
    model.alert = state("Keep", "Delete")
    #expect(screen.alert.title == "Sure?")
    #expect(screen.alert.message == "For good.")
    screen.alert.choose("Delete")
    #expect(model.alert == nil)
    model.alert = state("Keep")
    screen.alert.choose("Keep")
    #expect(model.log == [.delete, nil])
  }

  @available(*, deprecated)
  @Test("Without buttons it says OK")
  func noButtons() {
    let screen = TestScreen { Asking(model: model) }
    model.alert = state()
    screen.alert.choose("OK")
    #expect(model.alert == nil)
    #expect(model.log.isEmpty)
  }

  @available(*, deprecated)
  @Test("More than two buttons are reported, and the first two are shown")
  func manyButtons() {
    withKnownIssue {
      let screen = TestScreen { Asking(model: model) }
      model.alert = state("Delete", "Keep", "Delete all")
      #expect(screen.alert.buttons == ["Delete", "Keep"])
    } matching: {
      $0.comments.contains { $0.rawValue.contains("shows the first two") }
    }
  }
}
