import DataFlow
import Elements
import SwiftUICore
import Testing

@MainActor
@Suite("Observable objects from before @Observable")
struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var text = ""
    var hidden = 0
    private let ended: () -> Void

    init(ended: @escaping () -> Void = {}) {
      self.ended = ended
    }

    deinit { ended() }
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View {
      Line("\(model.count) \(model.hidden)")
      Field(text: $model.text)
    }
  }

  @Test("A change of a published property evaluates the view that holds the object")
  func observedObject() {
    let model = Model()
    let screen = Screen { Observing(model: model) }
    screen.forgetBodies()
    model.count = 1
    screen.update()
    #expect(screen.texts == ["1 0"])
    #expect(screen.bodies(of: Observing.self) == 1)
  }

  @Test("Other changes are told with objectWillChange")
  func willChange() {
    let model = Model()
    let screen = Screen { Observing(model: model) }
    model.hidden = 2
    screen.update()
    #expect(screen.texts == ["0 0"])
    model.objectWillChange.send()
    screen.update()
    #expect(screen.texts == ["0 2"])
  }

  @Test("Its properties have bindings")
  func bindings() throws {
    let model = Model()
    let screen = Screen { Observing(model: model) }
    let field = try #require(
      screen.elements { if case .textField = $0 { true } else { false } }.first)
    field.send(.edit("abc"))
    screen.update()
    #expect(model.text == "abc")
    #expect(field.content == .textField(TextFieldContent(text: "abc", prompt: "")))
  }

  struct Unrelated: View {
    let model: Model
    var body: some View { Line("\(model.count)") }
  }

  @Test("A view that only reads the object is not evaluated")
  func plainReference() {
    let model = Model()
    let screen = Screen { Unrelated(model: model) }
    model.count = 1
    screen.update()
    #expect(screen.texts == ["0"])
  }

  struct Owner: View {
    @StateObject private var model: Model
    let title: String
    init(title: String, make: @escaping () -> Model) {
      self.title = title
      _model = StateObject(wrappedValue: make())
    }
    var body: some View {
      Line("\(title) \(model.count)")
      Press("count") { model.count += 1 }
    }
  }

  struct Parent: View {
    @State private var title = "a"
    @State private var isShown = true
    let make: () -> Model
    var body: some View {
      Press("rename") { title += "a" }
      Press("hide") { isShown = false }
      if isShown { Owner(title: title, make: make) }
    }
  }

  @Test("A state object is made once, lasts with its view, and is freed with it")
  func stateObject() {
    var made = 0
    var freed = 0
    let screen = Screen {
      Parent {
        made += 1
        return Model { freed += 1 }
      }
    }
    screen.press("count")
    screen.press("rename")
    #expect(screen.texts.contains("aa 1"))
    #expect(made == 1)
    screen.press("hide")
    #expect(freed == 1)
  }

  struct FromEnvironment: View {
    @EnvironmentObject var model: Model
    var body: some View {
      Line("\(model.count)")
      Field(text: $model.text)
    }
  }

  struct Between: View {
    var body: some View { FromEnvironment() }
  }

  @Test("An object reaches those below through the environment, and evaluates them alone")
  func environmentObject() {
    let model = Model()
    let screen = Screen { Between().environmentObject(model) }
    screen.forgetBodies()
    model.count = 3
    screen.update()
    #expect(screen.texts == ["3"])
    #expect(screen.evaluatedBodies == [ObjectIdentifier(FromEnvironment.self)])
  }

  final class Custom: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var count = 0
  }

  struct CustomView: View {
    @ObservedObject var model: Custom
    var body: some View { Line("\(model.count)") }
  }

  @Test("An object may bring its own publisher")
  func ownPublisher() {
    let model = Custom()
    let screen = Screen { CustomView(model: model) }
    model.count = 1
    screen.update()
    #expect(screen.texts == ["1"])
  }

  @Test("An object without a publisher keeps the one that it got")
  func publisherIsKept() {
    let models = (0..<1000).map { _ in Model() }
    let publishers = models.map { ObjectIdentifier($0.objectWillChange) }
    for _ in 0..<1000 { _ = Model().objectWillChange }
    #expect(models.map { ObjectIdentifier($0.objectWillChange) } == publishers)
  }
}
