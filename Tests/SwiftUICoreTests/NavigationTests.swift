import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("A navigation stack")
struct NavigationTests {
  @Observable
  final class Model {
    var name = "Ann"
    @ObservationIgnored var log: [String] = []
  }

  struct Details: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    var body: some View {
      Line("\(name) \(count)").navigationTitle("Details")
      Press("count") { count += 1 }
      Press("leave") { dismiss() }
      NavigationLink("Deeper") { Line("deep").navigationTitle("Deep") }
    }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("Open") { Details(name: model.name) }
          Line("root")
        }
        .navigationTitle("Start")
        .onAppear { model.log.append("root appeared") }
        .onDisappear { model.log.append("root disappeared") }
      }
    }
  }

  private func stack(in screen: Screen) -> Element {
    screen.elements { $0 == .navigationStack }[0]
  }

  private func pages(in screen: Screen) -> [PageContent] {
    stack(in: screen).children.map { element in
      if case .page(let page) = element.content { page } else { PageContent(title: "no page") }
    }
  }

  @Test("A link pushes a page, and leaving takes it off")
  func pushAndPop() {
    let screen = Screen { Root(model: Model()) }
    #expect(pages(in: screen) == [PageContent(title: "Start")])
    screen.press("Open")
    #expect(
      pages(in: screen) == [
        PageContent(title: "Start"), PageContent(title: "Details", backTitle: "Start"),
      ])
    #expect(screen.texts.contains("Ann 0"))
    screen.press("Deeper")
    #expect(pages(in: screen).last == PageContent(title: "Deep", backTitle: "Details"))
    #expect(stack(in: screen).send(.dismiss))
    screen.update()
    #expect(pages(in: screen).count == 2)
    screen.press("leave")
    #expect(pages(in: screen) == [PageContent(title: "Start")])
    #expect(!stack(in: screen).send(.dismiss))
  }

  @Test("A pushed page keeps its state and follows what its link says")
  func pushedPageIsAlive() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    screen.press("Open")
    screen.press("count")
    #expect(screen.texts.contains("Ann 1"))
    model.name = "Bob"
    screen.update()
    #expect(screen.texts.contains("Bob 1"))
  }

  @Test("A covered page disappears, and appears again")
  func coveredPageDisappears() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(model.log == ["root appeared"])
    screen.press("Open")
    #expect(model.log == ["root appeared", "root disappeared"])
    screen.press("leave")
    #expect(model.log == ["root appeared", "root disappeared", "root appeared"])
  }

  @Test("A title follows its binding, and is shown as it is")
  func boundTitle() {
    struct Renamed: View {
      @State private var title = "**a**"
      var body: some View {
        NavigationStack {
          Press("rename") { title = "b" }.navigationTitle($title)
        }
      }
    }
    let screen = Screen { Renamed() }
    #expect(pages(in: screen) == [PageContent(title: "**a**")])
    screen.press("rename")
    #expect(pages(in: screen) == [PageContent(title: "b")])
  }

  @Test("A title follows what it is made of, and goes with its view")
  func titleFollows() {
    struct Titled: View {
      @State private var isNamed = true
      @State private var number = 1
      var body: some View {
        NavigationStack {
          Press("next") { number += 1 }
          Press("drop") { isNamed = false }
          if isNamed { Line("named").navigationTitle("Number \(number)") }
        }
      }
    }
    let screen = Screen { Titled() }
    screen.press("next")
    #expect(pages(in: screen) == [PageContent(title: "Number 2")])
    screen.press("drop")
    #expect(pages(in: screen) == [PageContent(title: "")])
  }

  @Test("A link outside of a stack is disabled")
  func linkWithoutStack() {
    let screen = Screen { NavigationLink("Nowhere") { Line("never") } }
    let link = screen.elements { $0 == .button(ButtonContent(look: .link)) }[0]
    #expect(!link.attributes.isEnabled)
  }
}
