import Elements
import Foundation
import Testing

@MainActor
struct ScrollAreaTests {
  let renderer = GridRenderer()

  private func scroll(_ axes: Axis.Set = .vertical, _ content: Element) -> Element {
    let scroll = Element(.scroll(ScrollContent()))
    scroll.scrolls(along: axes)
    scroll.setChildren([content])
    return scroll
  }

  private func lines(_ count: Int) -> Element {
    let stack = Element(.group)
    stack.layout = AnyElementLayout(VStackLayout(alignment: .leading))
    stack.setChildren((0..<count).map { text("line \($0)") })
    return stack
  }

  private func firstLine(_ tree: ElementTree) -> String {
    let lines = renderer.screen(tree).split(separator: "\n")
    return lines.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }

  @Test func alongItsAxisItTakesWhatIsOfferedAndAcrossItIsAsLargeAsItsContent() {
    let scroll = scroll(.vertical, lines(50))
    _ = ElementTree.showing(group(VStackLayout(), text("above"), scroll), renderer: renderer)
    #expect(scroll.frame.size == CGSize(width: 7, height: 9))
    #expect(scroll.scrollGeometry?.contentSize == CGSize(width: 7, height: 50))
  }

  @Test func itScrollsAsFarAsItsContentGoes() throws {
    let scroll = scroll(.vertical, lines(50))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    let area = try #require(scroll.scrollArea)
    area.scroll(by: 7, along: .vertical)
    tree.update()
    #expect(firstLine(tree) == "line 7")
    area.scroll(by: 700, along: .vertical)
    tree.update()
    #expect(firstLine(tree) == "line 40")
    #expect(!area.canScroll(along: .vertical, towardsEnd: true))
    area.scroll(by: 3, along: .horizontal)
    area.scrollToEdge(towardsEnd: false, along: .vertical)
    tree.update()
    #expect(firstLine(tree) == "line 0")
    #expect(area.offset(along: .horizontal) == 0)
  }

  @Test func contentThatFitsDoesNotScroll() throws {
    let scroll = scroll(.vertical, lines(5))
    _ = ElementTree.showing(scroll, renderer: renderer)
    #expect(try #require(scroll.scrollArea).canScroll == false)
  }

  @Test func itScrollsAlongBothAxes() throws {
    let content = group(FrameLayout(width: 100, height: 100), text("x"))
    let scroll = scroll([.horizontal, .vertical], content)
    let tree = ElementTree.showing(scroll, renderer: renderer)
    let area = try #require(scroll.scrollArea)
    area.scroll(by: 30, along: .horizontal)
    area.scroll(by: 300, along: .vertical)
    tree.update()
    #expect(content.frame.origin == CGPoint(x: -30, y: -90))
  }

  @Test func scrollingMovesOneFrame() throws {
    let scroll = scroll(.vertical, lines(50))
    let tree = ElementTree.showing(
      group(VStackLayout(), text("above"), scroll), renderer: renderer)
    renderer.measured = []
    renderer.applied = []
    try #require(scroll.scrollArea).scroll(by: 7, along: .vertical)
    tree.update()
    #expect(renderer.measured.isEmpty)
    #expect(renderer.applied.first?.frames.map(\.label) == [scroll.children[0].label])
  }

  @Test func changedContentTouchesNothingAround() throws {
    let content = lines(50)
    let scroll = scroll(.vertical, content)
    let above = text("above")
    let tree = ElementTree.showing(group(VStackLayout(), above, scroll), renderer: renderer)
    renderer.measured = []
    content.setChildren(content.children + [text("more")])
    tree.update()
    #expect(!renderer.measured.contains { $0 === above })
    #expect(scroll.scrollGeometry?.contentSize.height == 51)
  }

  @Test func contentThatBecomesShorterStaysInSight() throws {
    let content = lines(50)
    let scroll = scroll(.vertical, content)
    let tree = ElementTree.showing(scroll, renderer: renderer)
    try #require(scroll.scrollArea).scroll(by: 40, along: .vertical)
    tree.update()
    content.setChildren(Array(content.children.prefix(12)))
    tree.update()
    #expect(firstLine(tree) == "line 2")
  }

  @Test func itCanBeginAtItsEnd() throws {
    let scroll = Element(.scroll(ScrollContent()))
    scroll.scrolls(along: .vertical).defaultAnchor = UnitPoint(x: 0.5, y: 1)
    scroll.setChildren([lines(50)])
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(firstLine(tree) == "line 40")
  }

  @Test func marginsAndTheBarHaveTheirRoom() throws {
    renderer.metrics.scrollBarWidth = 1
    let scroll = scroll(.vertical, text(String(repeating: "x", count: 100)))
    let area = try #require(scroll.scrollArea)
    area.margins = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 0)
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(scroll.children[0].frame == rect(2, 1, 17, 6))
    area.showsIndicators = false
    tree.update()
    #expect(scroll.children[0].frame == rect(2, 1, 18, 6))
  }

  @Test func theFocusScrollsToWhatHasIt() throws {
    let content = lines(50)
    content.setChildren(content.children + [button("last")])
    let scroll = scroll(.vertical, content)
    let tree = ElementTree.showing(scroll, renderer: renderer)
    // Nothing in sight can have the focus: what scrolls has it.
    tree.moveFocus(.first)
    #expect(tree.focus === scroll)
    tree.moveFocus(.next)
    tree.update()
    #expect(tree.focus?.label == "last")
    #expect(firstLine(tree) == "line 41")
  }

  @Test func arrowsScrollOverWhatCannotHaveTheFocus() throws {
    let content = lines(30)
    content.setChildren([button("first")] + content.children + [button("last")])
    let scroll = scroll(.vertical, content)
    let tree = ElementTree.showing(scroll, renderer: renderer)
    tree.moveFocus(.first)
    tree.update()
    for _ in 0..<5 {
      tree.moveFocus(.down)
      tree.update()
    }
    #expect(tree.focus?.label == "first")
    #expect(firstLine(tree) == "line 4")
    for _ in 0..<25 {
      tree.moveFocus(.down)
      tree.update()
    }
    #expect(tree.focus?.label == "last")
  }

  @Test func whatScrolledIsTold() throws {
    let scroll = scroll(.vertical, lines(50))
    var offsets: [CGFloat] = []
    scroll.reportsScrolling = true
    scroll.respond = { event in
      if case .scrolled(let geometry) = event { offsets.append(geometry.contentOffset.y) }
      return true
    }
    let tree = ElementTree.showing(scroll, renderer: renderer)
    try #require(scroll.scrollArea).scroll(by: 7, along: .vertical)
    tree.update()
    #expect(offsets == [0, 7])
  }

  @Test func theInnermostThatIsNotAtItsEndTurnsWithTheWheel() throws {
    let inner = scroll(.vertical, lines(20))
    let rest = lines(20)
    let outer = scroll(
      .vertical,
      group(VStackLayout(), group(FrameLayout(width: nil, height: 4), inner), rest))
    let tree = ElementTree.showing(outer, renderer: renderer)
    let point = CGPoint(x: 3, y: 1)
    func hit(towardsEnd: Bool) -> Element? {
      tree.scrollingElement(at: point, along: .vertical, towardsEnd: towardsEnd)
    }
    #expect(hit(towardsEnd: true) === inner)
    inner.scrollArea?.scrollToEdge(towardsEnd: true, along: .vertical)
    tree.update()
    #expect(hit(towardsEnd: true) === outer)
    inner.scrollArea?.isEnabled = false
    #expect(hit(towardsEnd: false) === outer)
  }

  @Test(arguments: [
    (nil, "line 21"), (UnitPoint(x: 0, y: 0), "line 30"), (UnitPoint(x: 0, y: 0.5), "line 26"),
  ])
  func itScrollsToAnElement(anchor: UnitPoint?, first: String) throws {
    let content = lines(50)
    let tree = ElementTree.showing(scroll(.vertical, content), renderer: renderer)
    tree.scroll(to: .element(content.children[30]), anchor: anchor)
    tree.update()
    #expect(firstLine(tree) == first)
  }
}
