import Elements
import Foundation
import Testing

@MainActor
struct LazyStackTests {
  let renderer = GridRenderer()

  private func names(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  private func lazyStack(_ rows: TestRows, spacing: CGFloat? = nil) -> Element {
    let stack = Element(.group)
    stack.setLazyRows(rows, in: VStackLayout(alignment: .leading, spacing: spacing))
    return stack
  }

  private func scroll(_ content: Element) -> Element {
    let scroll = Element(.scroll(ScrollContent()))
    scroll.scrolls(along: .vertical)
    scroll.setChildren([content])
    return scroll
  }

  private func lines(_ tree: ElementTree) -> [String] {
    renderer.screen(tree).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func theRowsInSightAndAFewMoreAreMade() throws {
    let rows = TestRows(names(0..<10_000))
    let stack = lazyStack(rows)
    let scroll = scroll(stack)
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(lines(tree) == names(0..<10))
    #expect(rows.made.count == 14)
    #expect(stack.frame.size == CGSize(width: 20, height: 10_000))
    let area = try #require(scroll.scrollArea)
    area.scroll(by: 5_000, along: .vertical)
    tree.update()
    #expect(lines(tree) == names(5_000..<5_010))
    #expect(rows.made.count == 18)
    area.scrollToEdge(towardsEnd: true, along: .vertical)
    tree.update()
    #expect(lines(tree) == names(9_990..<10_000))
    area.scrollToEdge(towardsEnd: false, along: .vertical)
    tree.update()
    #expect(lines(tree) == names(0..<10))
    #expect(rows.made.count == 14)
  }

  @Test func whatIsBeforeAndAfterScrollsAlong() throws {
    let rows = TestRows(names(0..<100))
    let scroll = scroll(
      group(VStackLayout(alignment: .leading), text("header"), lazyStack(rows), text("footer")))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(lines(tree) == ["header"] + names(0..<9))
    let area = try #require(scroll.scrollArea)
    area.scrollToEdge(towardsEnd: true, along: .vertical)
    tree.update()
    #expect(lines(tree) == names(91..<100) + ["footer"])
    #expect(rows.made.count == 13)
  }

  @Test func aStackOutOfSightHasNoRows() throws {
    let (first, second) = (TestRows(names(0..<100)), TestRows(names(100..<200)))
    let scroll = scroll(
      group(VStackLayout(alignment: .leading), lazyStack(first), lazyStack(second)))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(second.made.isEmpty)
    try #require(scroll.scrollArea).scroll(by: 95, along: .vertical)
    tree.update()
    #expect(lines(tree) == names(95..<105))
    try #require(scroll.scrollArea).scroll(by: 50, along: .vertical)
    tree.update()
    #expect(first.made.isEmpty)
  }

  @Test func theSpacingIsBetweenTheRows() throws {
    let scroll = scroll(lazyStack(TestRows(names(0..<4)), spacing: 2))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(lines(tree).prefix(8) == ["row 0", "", "", "row 1", "", "", "row 2", ""])
    #expect(scroll.scrollGeometry?.contentSize.height == 10)
  }

  @Test func rowsSideBySide() throws {
    let rows = TestRows((0..<100).map { "\($0)" })
    let stack = Element(.group)
    stack.setLazyRows(rows, in: HStackLayout())
    let scroll = Element(.scroll(ScrollContent()))
    scroll.scrolls(along: .horizontal)
    scroll.setChildren([stack])
    let tree = ElementTree.showing(scroll, renderer: renderer)
    #expect(lines(tree).first { !$0.isEmpty }?.hasPrefix("0123456789101112") == true)
    #expect(rows.made.count < 40)
  }

  @Test func rowsThatComeBeforeWhatIsSeenMoveNothing() throws {
    let rows = TestRows(names(100..<200))
    let scroll = scroll(lazyStack(rows))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    try #require(scroll.scrollArea).scroll(by: 20, along: .vertical)
    tree.update()
    rows.names.insert(contentsOf: names(0..<30), at: 0)
    scroll.children[0].rowsChanged()
    tree.update()
    #expect(lines(tree) == names(120..<130))
    #expect(scroll.scrollGeometry?.contentOffset.y == 50)
    #expect(scroll.scrollGeometry?.contentSize.height == 130)
  }

  @Test(arguments: [3, 500, 9_999])
  func itScrollsToARow(index: Int) throws {
    let rows = TestRows(names(0..<10_000))
    let stack = lazyStack(rows)
    let scroll = scroll(group(VStackLayout(), text("header"), stack))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    tree.scroll(to: .row(index, of: stack), anchor: UnitPoint(x: 0, y: 0))
    tree.update()
    #expect(lines(tree).first == (index == 9_999 ? "row 9990" : "row \(index)"))
    tree.scroll(to: .row(20_000, of: stack))
    tree.update()
    #expect(rows.made.count <= 18)
  }

  /// However it is scrolled and its rows change, what is seen has no gap, the first row is where the
  /// content begins, and the last where it ends.
  // In 15 the rows are moved while the stack stays as long as it was.
  @Test(arguments: Array(1...9) + [15])
  func theRowsFillWhatIsSeen(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func newRow() -> String {
      next += 1
      return String(repeating: "x", count: Int.random(in: 0...60, using: &random)) + "\(next)"
    }
    let rows = TestRows((0..<40).map { _ in newRow() }) { text($0) }
    let stack = lazyStack(rows)
    let scroll = scroll(group(VStackLayout(alignment: .leading), text("header"), stack))
    let tree = ElementTree.showing(scroll, renderer: renderer)
    let area = try #require(scroll.scrollArea)
    for step in 0..<120 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let place = Int.random(in: 0...rows.names.count, using: &random)
        let count = Int.random(in: 0...20, using: &random)
        rows.names.insert(contentsOf: (0..<count).map { _ in newRow() }, at: place)
        stack.rowsChanged()
      case 1:
        let start = Int.random(in: 0...rows.names.count, using: &random)
        let end = min(rows.names.count, start + Int.random(in: 0...20, using: &random))
        rows.names.removeSubrange(start..<end)
        stack.rowsChanged()
      case 2:
        // The order of a dictionary differs from run to run.
        let made = rows.made.sorted { $0.key < $1.key }
        made.randomElement(using: &random)?.value.setText(newRow())
      case 3:
        tree.resize(
          to: CGSize(
            width: Int.random(in: 1...30, using: &random),
            height: Int.random(in: 1...20, using: &random)))
      case 4:
        area.scrollToEdge(towardsEnd: Bool.random(using: &random), along: .vertical)
      default:
        area.scroll(by: CGFloat(Int.random(in: -60...60, using: &random)), along: .vertical)
      }
      // An estimate that was wrong is corrected in the turns that follow.
      for _ in 0..<3 { tree.update() }
      let comment: Comment = "step \(step)"
      let live = try #require(stack.lazyStack).rows
      #expect(Set(rows.made.keys) == Set(live.compactMap { $0.id.base as? String }), comment)
      for (row, next) in zip(live, live.dropFirst()) {
        #expect(next.index == row.index + 1, comment)
        #expect(next.elements[0].frame.minY == row.elements[0].frame.maxY, comment)
      }
      let seen = scroll.frame.height
      if let first = live.first?.elements[0], let last = live.last?.elements[0] {
        let top = first.absoluteFrame.minY
        let bottom = last.absoluteFrame.maxY
        #expect(live[0].index == 0 ? first.frame.minY == 0 : top <= 0, comment)
        #expect(
          live[live.count - 1].index == rows.count - 1
            ? last.frame.maxY == stack.frame.height : bottom >= seen,
          comment)
      } else {
        let frame = stack.absoluteFrame
        #expect(rows.count == 0 || frame.maxY <= 0 || frame.minY >= seen, comment)
      }
    }
  }
}
