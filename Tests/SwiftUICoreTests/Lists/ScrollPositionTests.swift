import DataFlow
import Elements
import SwiftUICore
import Testing

@MainActor
@Suite("A source follows where a scroll view stands, and says where it is to stand")
struct ScrollPositionTests {
  final class Log {
    var offsets: [CGFloat] = []
  }

  struct Lines: View {
    var body: some View {
      LazyVStack { ForEach(0..<100) { Line("line \($0)") } }.scrollTargetLayout()
    }
  }

  struct ByPosition: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      VStack {
        Line(position.isPositionedByUser ? "by user" : "by source")
        Press("top") { position.scrollTo(edge: .top) }
        Press("id") { position.scrollTo(id: 50, anchor: .top) }
        Press("y") { position.scrollTo(y: 16 * 20) }
        ScrollView { Lines() }.scrollPosition($position)
      }
    }
  }

  @Test("A position is an edge, a view or a point; the user can leave it")
  func positions() throws {
    let screen = Screen { ByPosition() }
    let area = try #require(screen.scrollView?.scrollArea)
    #expect(!area.canScroll(along: .vertical, towardsEnd: true))
    screen.press("top")
    #expect(area.offset(along: .vertical) == 0)
    screen.press("id")
    #expect(area.offset(along: .vertical) == 16 * 50)
    screen.press("y")
    #expect(area.offset(along: .vertical) == 16 * 20)
    #expect(screen.texts.contains("by source"))
    area.scroll(by: 16, along: .vertical)
    screen.update()
    #expect(screen.texts.contains("by user"))
    screen.press("y")
    #expect(area.offset(along: .vertical) == 16 * 20)
    #expect(screen.texts.contains("by source"))
  }

  struct ByID: View {
    @State private var id: Int? = 30
    var body: some View {
      VStack {
        Line("at \(id ?? -1)")
        Press("go") { id = 60 }
        Press("nowhere") { id = 1_000 }
        ScrollView { Lines() }.scrollPosition(id: $id)
      }
    }
  }

  @Test("An id is that of the first view that is seen")
  func ids() throws {
    let screen = Screen { ByID() }
    let area = try #require(screen.scrollView?.scrollArea)
    #expect(area.offset(along: .vertical) == 16 * 30)
    screen.press("go")
    #expect(area.offset(along: .vertical) == 16 * 60)
    area.scroll(by: -16 * 5, along: .vertical)
    screen.update()
    #expect(screen.texts.contains("at 55"))
    screen.press("nowhere")
    #expect(area.offset(along: .vertical) == 16 * 55)
  }

  @Test("What is made from the geometry is told when it changes")
  func geometry() throws {
    let log = Log()
    let screen = Screen {
      ScrollView { Lines() }.onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        log.offsets.append(new)
      }
    }
    let area = try #require(screen.scrollView?.scrollArea)
    area.scroll(by: 32, along: .vertical)
    screen.update()
    #expect(log.offsets == [0, 32])
  }

  @Test("An arrow key scrolls by a page or to the next view")
  func behaviors() throws {
    func offset(_ behavior: some ScrollTargetBehavior) throws -> CGFloat {
      let screen = Screen {
        ScrollView { ForEach(0..<20) { Line("line \($0)").frame(height: 48) } }
          .scrollTargetBehavior(behavior)
      }
      let area = try #require(screen.scrollView?.scrollArea)
      area.scrollByStep(towardsEnd: true, along: .vertical)
      screen.update()
      return area.offset(along: .vertical)
    }
    #expect(try offset(.paging) == 160)
    #expect(try offset(.viewAligned) == 48)
  }
}
