import Elements
import Foundation
import Testing

@MainActor
struct RowTests {
  let renderer = GridRenderer()

  private func names(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  private func lines(_ tree: ElementTree) -> [String] {
    renderer.screen(tree).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func onlyRowsInSightAndAFewMoreAreMade() throws {
    let rows = TestRows(names(0..<10_000))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    #expect(lines(tree) == names(0..<10))
    let window = try #require(list.rows)
    #expect(window.liveCount == 14)
    #expect(rows.made.count == 14)
    #expect(list.children.count == 14)
  }

  @Test func scrollingMakesRowsAndReleasesOthers() throws {
    let rows = TestRows(names(0..<10_000))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    let window = try #require(list.rows)
    window.scroll(by: 10)
    tree.update()
    #expect(lines(tree) == names(10..<20))
    #expect(rows.released == names(0..<6))
    #expect(rows.made.count == 18)
    window.scroll(by: -3)
    tree.update()
    #expect(lines(tree) == names(7..<17))
  }

  @Test func aLongWayIsSkippedWithoutMakingTheRowsBetween() throws {
    let rows = TestRows(names(0..<10_000))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    let window = try #require(list.rows)
    window.scroll(by: 5_000)
    tree.update()
    #expect(lines(tree).first == "row 5000")
    #expect(rows.released == names(0..<14))
    window.scrollToEdge(towardsEnd: true)
    tree.update()
    #expect(lines(tree) == names(9_990..<10_000))
    #expect(!window.canScroll(towardsEnd: true))
    window.scrollToEdge(towardsEnd: false)
    tree.update()
    #expect(lines(tree) == names(0..<10))
    #expect(!window.canScroll(towardsEnd: false))
  }

  @Test func scrollingEndsAtTheFirstAndTheLastRow() throws {
    let rows = TestRows(names(0..<15))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    let window = try #require(list.rows)
    window.scroll(by: 7)
    tree.update()
    #expect(lines(tree) == names(5..<15))
    window.scroll(by: 1)
    tree.update()
    #expect(lines(tree) == names(5..<15))
    window.scroll(by: -30)
    tree.update()
    #expect(lines(tree) == names(0..<10))
  }

  @Test func aListThatFitsDoesNotScroll() throws {
    let list = list(TestRows(names(0..<3)))
    let tree = ElementTree.showing(list, renderer: renderer)
    let window = try #require(list.rows)
    #expect(!window.canScroll)
    window.scroll(by: 2)
    tree.update()
    #expect(lines(tree).prefix(3) == names(0..<3)[...])
  }

  @Test func rowsHaveTheirOwnHeights() throws {
    let rows = TestRows(["short", String(repeating: "x", count: 50), "end"]) { text($0) }
    let list = list(rows)
    _ = ElementTree.showing(list, renderer: renderer)
    #expect(list.rows?.rows.map(\.frame.minY) == [0, 1, 4])
    #expect(list.rows?.contentHeight == 5)
  }

  @Test func rowsLowerThanAStepOfTheDeviceStandBelowEachOther() throws {
    let renderer = GridRenderer(grid: CGSize(width: 8, height: 16))
    let rows = TestRows(names(0..<5)) { name in
      let row = Element(.group)
      row.layout = AnyElementLayout(
        FrameLayout(width: nil, height: name == "row 4" ? 0 : 10, alignment: .center))
      row.setChildren([button(name)])
      return row
    }
    let list = list(rows)
    let tree = ElementTree(root: Element(.window(WindowContent())), renderer: renderer)
    tree.root.setChildren([list])
    tree.resize(to: CGSize(width: 80, height: 80))
    tree.update()
    #expect(list.children.map(\.frame.minY) == [0, 16, 32, 48, 64])
    #expect(list.children.map(\.frame.height) == [16, 16, 16, 16, 0])
    #expect(list.rows?.rows.map(\.frame.minY) == [0, 16, 32, 48, 64])
  }

  @Test func rowsThatComeAboveMoveNothing() throws {
    let rows = TestRows(names(100..<200))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    list.rows?.scroll(by: 20)
    tree.update()
    rows.names.insert(contentsOf: names(0..<30), at: 0)
    list.rowsChanged()
    tree.update()
    #expect(lines(tree) == names(120..<130))
  }

  @Test func aListAtItsTopShowsRowsThatComeThere() {
    let rows = TestRows(names(1..<50))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    rows.names.insert("new", at: 0)
    list.rowsChanged()
    tree.update()
    #expect(lines(tree).first == "new")
  }

  @Test func rowsThatWentAreReleasedAndLeaveNoGap() {
    let rows = TestRows(names(0..<20))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    list.rows?.scrollToEdge(towardsEnd: true)
    tree.update()
    rows.names = names(0..<3)
    list.rowsChanged()
    tree.update()
    #expect(lines(tree).prefix(4) == ["row 0", "row 1", "row 2", ""])
    rows.names = []
    list.rowsChanged()
    tree.update()
    #expect(list.children.isEmpty && list.rows?.liveCount == 0)
  }

  @Test func aChangedRowMeasuresNothingElse() {
    let rows = TestRows(names(0..<10_000)) { text($0) }
    let list = list(rows)
    let tree = ElementTree.showing(group(VStackLayout(), text("title"), list), renderer: renderer)
    renderer.measured = []
    renderer.applied = []
    rows.made["row 3"]?.setText("changed")
    tree.update()
    #expect(!renderer.measured.isEmpty)
    #expect(renderer.measured.allSatisfy { $0 === rows.made["row 3"] })
    #expect(renderer.applied.first?.content.count == 1)
    #expect(renderer.applied.first?.frames.isEmpty == true)
  }

  @Test func theRendererDecoratesRows() {
    renderer.decoration = {
      EdgeInsets(top: $0.isFirst ? 1 : 0, leading: 2, bottom: $0.isLast ? 1 : 0, trailing: 2)
    }
    let rows = TestRows(["one", "two"]) { text($0) }
    let list = list(rows)
    _ = ElementTree.showing(list, renderer: renderer)
    #expect(list.rows?.rows.map(\.frame) == [rect(0, 0, 20, 2), rect(0, 2, 20, 2)])
    #expect(list.children.map(\.frame) == [rect(2, 1, 16, 1), rect(2, 2, 16, 1)])
  }

  @Test func twoRowsOfOneIdentityAreShownOnce() {
    let rows = TestRows(["same", "same", "other"])
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    #expect(list.rows?.liveCount == 2)
    #expect(lines(tree).prefix(2) == ["same", "other"])
  }

  @Test func anElementThatIsNoListAnyMoreReleasesItsRows() {
    let rows = TestRows(names(0..<5))
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    list.setRows(nil)
    tree.update()
    #expect(rows.released == names(0..<5))
    #expect(list.children.isEmpty)
  }

  @Test func theOffsetIsEstimatedAlongTheRows() throws {
    let list = list(TestRows(names(0..<1_000)))
    let tree = ElementTree.showing(list, renderer: renderer)
    let window = try #require(list.rows)
    #expect(window.contentHeight == 1_000)
    #expect(window.offset == 0)
    window.scroll(by: 500)
    tree.update()
    #expect(window.offset == 500)
    window.scrollToEdge(towardsEnd: true)
    tree.update()
    #expect(window.offset == 990)
  }
}
