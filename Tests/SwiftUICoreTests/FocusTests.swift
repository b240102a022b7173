import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("The focus and the states that follow it")
struct FocusTests {
  enum Place: Hashable { case first, second, missing }

  @Observable
  final class Model {
    var isSecondShown = true
    var isFirstDisabled = false
    @ObservationIgnored var text = ""
  }

  struct Fields: View {
    let model: Model
    @FocusState var place: Place?

    var body: some View {
      Line(place.map { "\($0)" } ?? "none")
      Field(text: .constant("1")).focused($place, equals: .first).disabled(model.isFirstDisabled)
      if model.isSecondShown { Field(text: .constant("2")).focused($place, equals: .second) }
      Press("to second") { place = .second }
      Press("to nothing") { place = nil }
      Press("to missing") { place = .missing }
    }
  }

  private func fields(_ screen: Screen) -> [Element] {
    screen.elements { if case .textField = $0 { true } else { false } }
  }

  @Test("The state says where the focus is")
  func stateFollows() {
    let screen = Screen { Fields(model: Model()) }
    #expect(screen.texts.first == "none")
    screen.host.tree.setFocus(fields(screen)[0])
    screen.update()
    #expect(screen.texts.first == "first")
    screen.host.tree.moveFocus(.next)
    screen.update()
    #expect(screen.texts.first == "second")
    screen.host.tree.moveFocus(.next)
    screen.update()
    #expect(screen.texts.first == "none")
  }

  @Test("Writing the state moves the focus")
  func focusFollows() {
    let screen = Screen { Fields(model: Model()) }
    screen.press("to second")
    #expect(screen.host.tree.focus === fields(screen)[1])
    #expect(screen.texts.first == "second")
    screen.press("to nothing")
    #expect(screen.host.tree.focus == nil)
    #expect(screen.texts.first == "none")
  }

  @Test("A value that stands for no view gives way to where the focus is")
  func missing() {
    let screen = Screen { Fields(model: Model()) }
    screen.press("to second")
    screen.press("to missing")
    #expect(screen.texts.first == "second")
    #expect(screen.host.tree.focus === fields(screen)[1])
  }

  @Test("A view that cannot have the focus does not get it")
  func disabled() {
    let model = Model()
    let screen = Screen { Fields(model: model) }
    screen.host.tree.setFocus(fields(screen)[0])
    model.isFirstDisabled = true
    screen.update()
    #expect(screen.texts.first == "second")
  }

  @Test("Where the focused view goes, the state follows the focus to its neighbour")
  func viewGoes() {
    let model = Model()
    let screen = Screen { Fields(model: model) }
    screen.press("to second")
    model.isSecondShown = false
    screen.update()
    #expect(screen.host.tree.focus != nil)
    #expect(screen.texts.first == "none")
  }

  struct Search: View {
    @FocusState private var isFocused: Bool
    @State private var isOpen = false
    var body: some View {
      Line(isFocused ? "searching" : "idle")
      Press("open") {
        isOpen = true
        isFocused = true
      }
      Form {
        if isOpen { Field(text: .constant("")).focused($isFocused) }
      }
    }
  }

  @Test("A view that comes in the same update gets the focus, also in a row")
  func viewComes() {
    let screen = Screen { Search() }
    screen.press("open")
    #expect(screen.texts.first == "searching")
    #expect(screen.host.tree.focus === fields(screen).first)
  }

  struct Appearing: View {
    @FocusState private var isFocused: Bool
    var body: some View {
      Line(isFocused ? "focused" : "not")
      Form { Field(text: .constant("")).focused($isFocused) }
        .onAppear { isFocused = true }
    }
  }

  @Test("The focus can be set when the view appears")
  func onAppear() {
    let screen = Screen { Appearing() }
    #expect(screen.texts.first == "focused")
  }

  struct Beginning: View {
    @FocusState private var place: Place?
    var body: some View {
      Line(place.map { "\($0)" } ?? "none")
      Group {
        Field(text: .constant("")).focused($place, equals: .first)
        Field(text: .constant("")).focused($place, equals: .second)
      }
      .defaultFocus($place, .second)
    }
  }

  @Test("The focus begins where the view says")
  func defaultFocus() {
    let screen = Screen { Beginning() }
    #expect(screen.texts.first == "second")
  }

  struct Outer: View {
    @FocusState private var place: Place?
    var body: some View {
      Inner(place: $place)
      Line(place == .first ? "in" : "out")
    }
  }

  struct Inner: View {
    @FocusState.Binding var place: Place?
    var body: some View {
      Group {
        Press("a") { place = .first }
        Field(text: .constant(""))
      }
      .focused($place, equals: .first)
      Press("b") { place = nil }
    }
  }

  @Test("A binding hands the state to another view; of several views the first gets the focus")
  func binding() {
    let screen = Screen { Outer() }
    screen.press("a")
    #expect(screen.texts.last == "in")
    let buttons = screen.elements { if case .button = $0 { true } else { false } }
    #expect(screen.host.tree.focus === buttons.first)
    screen.host.tree.setFocus(fields(screen)[0])
    screen.update()
    #expect(screen.texts.last == "in")
    screen.press("b")
    #expect(screen.texts.last == "out")
  }

  @Test("One body is evaluated when the focus moves, and none where nobody reads the state")
  func evaluations() {
    let screen = Screen { Fields(model: Model()) }
    screen.forgetBodies()
    screen.host.tree.setFocus(fields(screen)[0])
    screen.update()
    #expect(screen.evaluatedBodies == [ObjectIdentifier(Fields.self)])
  }
}
