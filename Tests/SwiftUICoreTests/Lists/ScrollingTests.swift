import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("A scroll view shows a part of its content")
struct ScrollingTests {
  @Test("Its views stand below each other, or side by side")
  func stacks() {
    let screen = Screen {
      VStack {
        ScrollView {
          Line("a")
          Line("b")
        }
        ScrollView(.horizontal) {
          Line("c")
          Line("d")
        }
      }
    }
    func frame(_ text: String) -> CGRect { screen.element(text)?.absoluteFrame ?? .zero }
    #expect(frame("a").midX == frame("b").midX && frame("a").maxY == frame("b").minY)
    #expect(frame("c").minY == frame("d").minY && frame("c").maxX < frame("d").minX)
  }

  struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View { Press("row \(number): \(count)") { count += 1 } }
  }

  @Test("Of 10,000 views in a lazy stack, those that are seen and a margin are alive")
  func lazyStack() throws {
    let screen = Screen {
      ScrollView {
        Line("title")
        LazyVStack { ForEach(0..<10_000) { Row(number: $0) } }.padding()
      }
    }
    #expect(screen.bodies(of: Row.self) <= 20)
    screen.press("row 2: 0")
    let area = try #require(screen.scrollView?.scrollArea)
    area.scroll(by: 16 * 5_000, along: .vertical)
    screen.update()
    #expect(screen.texts.contains("row 5000: 0"))
    #expect(!screen.texts.contains("row 2: 1"))
    #expect(screen.texts.count <= 22)
    area.scrollToEdge(towardsEnd: false, along: .vertical)
    screen.update()
    #expect(screen.texts.contains("row 2: 1"))
  }

  @Observable
  final class Model {
    var rows = ["b", "c"]
    var hasBranch = false
  }

  @Test("A lazy stack shows sections, branches and single views, and rows that come and go")
  func mixedLazyStack() {
    struct Root: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            Line("a")
            Section {
              ForEach(model.rows, id: \.self) { Line($0) }
            } header: {
              Line("header")
            }
            if model.hasBranch { Line("branch") }
          }
        }
      }
    }
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.texts == ["a", "header", "b", "c"])
    model.rows.insert("x", at: 1)
    model.hasBranch = true
    screen.update()
    #expect(screen.texts == ["a", "header", "b", "x", "c", "branch"])
    #expect(screen.scrollView?.scrollGeometry?.contentSize.height == 96)
  }

  @Test("A lazy stack side by side")
  func lazyHStack() throws {
    let screen = Screen {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<10_000) { Row(number: $0) } } }
    }
    #expect(screen.bodies(of: Row.self) <= 20)
    try #require(screen.scrollView?.scrollArea).scrollToEdge(towardsEnd: true, along: .horizontal)
    screen.update()
    #expect(screen.texts.contains("row 9999: 0"))
  }

  @Test(
    "A reader scrolls to a view by its id, made or not",
    arguments: [(3, "row 3"), (5_000, "row 5000"), (-1, "end")])
  func reader(id: Int, text: String) throws {
    for screen in [Screen { ReaderOfList(id: id) }, Screen { ReaderOfLazyStack(id: id) }] {
      screen.press("go")
      let element = try #require(screen.element(text))
      let region = try #require(screen.region)
      #expect(region.absoluteFrame.contains(element.absoluteFrame))
      #expect(id != 5_000 || element.absoluteFrame.minY == region.absoluteFrame.minY)
    }
  }

  struct ReaderOfList: View {
    let id: Int
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Press("go") { proxy.scrollTo(id, anchor: .top) }
          List {
            ForEach(0..<10_000) { Line("row \($0)") }
            Line("end").id(-1)
          }
        }
      }
    }
  }

  struct ReaderOfLazyStack: View {
    let id: Int
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Press("go") { proxy.scrollTo(id, anchor: .top) }
          ScrollView {
            LazyVStack { ForEach(0..<10_000) { Line("row \($0)") } }
            Line("end").id(-1)
          }
        }
      }
    }
  }

  @Test("An id that is nowhere scrolls nothing")
  func unknownID() throws {
    let screen = Screen { ReaderOfList(id: 20_000) }
    screen.press("go")
    #expect(screen.texts.contains("row 0"))
    #expect(screen.region?.rows?.offset == 0)
  }

  @Test("A reader scrolls to what the same change brings")
  func readerOfNewRow() throws {
    struct Root: View {
      @State private var count = 100
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Press("add") {
              count += 1
              proxy.scrollTo(count - 1)
            }
            List(Array(0..<count), id: \.self) { Line("row \($0)") }
          }
        }
      }
    }
    let screen = Screen { Root() }
    screen.press("add")
    #expect(screen.texts.last == "row 100")
  }

  @Test("What is not to be scrolled by the user is not; indicators can be hidden")
  func scrollEnvironment() throws {
    let screen = Screen {
      VStack {
        List(0..<100) { Line("row \($0)") }
        ScrollView { ForEach(0..<100) { Line("line \($0)") } }
      }
      .scrollDisabled(true)
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, 16)
    }
    let regions = screen.root.subtree.filter { $0.region != nil }
    #expect(regions.map { $0.region?.isEnabled } == [false, false])
    #expect(regions[1].scrollArea?.showsIndicators == false)
    #expect(regions[1].scrollArea?.margins.leading == 16)
    #expect(regions[1].scrollArea?.margins.top == 0)
    guard case .list(let list) = regions[0].content else { return }
    #expect(!list.showsIndicators)
  }

  @Test("Refreshing runs its action once at a time, and shows that it does")
  func refreshing() async throws {
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    var count = 0
    let screen = Screen {
      List { Line("row") }.refreshable {
        count += 1
        for await _ in steps { return }
      }
    }
    let list = try #require(screen.region)
    func isRefreshing() -> Bool {
      if case .list(let content) = list.content { content.isRefreshing } else { false }
    }
    #expect(list.attributes.actions == .refresh)
    list.send(.refresh)
    list.send(.refresh)
    #expect(isRefreshing())
    while count == 0 { await Task.yield() }
    step.yield()
    while isRefreshing() { await Task.yield() }
    #expect(count == 1)
    #expect(!isRefreshing())
  }
}

extension Screen {
  func element(_ text: String) -> Element? {
    root.subtree.first { element in
      if case .text(let content) = element.content { content.string == text } else { false }
    }
  }

  var region: Element? { root.subtree.first { $0.region != nil } }
  var scrollView: Element? { root.subtree.first { $0.scrollArea != nil } }
}
