import DataFlow
import Elements
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("An event evaluates only the bodies that read what it changed")
struct EvaluationTests {
  @Observable
  final class Model {
    var text = ""
    var isOn = false
  }

  struct Echo: View {
    let model: Model
    var body: some View { Text(model.text) }
  }

  struct Switch: View {
    @Bindable var model: Model
    var body: some View { Toggle("Switch", isOn: $model.isOn) }
  }

  struct Dependent: View {
    let model: Model
    var body: some View { Text(model.isOn ? "on" : "off") }
  }

  struct Settings: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("Text", text: $model.text)
            Echo(model: model)
          }
          Section {
            Switch(model: model)
            Dependent(model: model)
          }
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test("A key press in a text field")
  func keyPress() throws {
    let screen = Screen { Settings(model: Model()) }
    let field = try #require(
      screen.elements { if case .textField = $0 { true } else { false } }.first)
    screen.forgetBodies()
    field.send(.edit("a"))
    screen.update()
    #expect(screen.texts.contains("a"))
    #expect(screen.evaluatedBodies == [ObjectIdentifier(Echo.self)])
  }

  @Test("A toggle")
  func toggle() throws {
    let screen = Screen { Settings(model: Model()) }
    let toggle = try #require(
      screen.elements { if case .toggle = $0 { true } else { false } }.first)
    screen.forgetBodies()
    toggle.send(.toggle(true))
    screen.update()
    #expect(toggle.content == .toggle(ToggleContent(isOn: true)))
    #expect(screen.texts.contains("on"))
    #expect(screen.evaluatedBodies == [ObjectIdentifier(Dependent.self)])
  }
}
