import Elements
import Foundation
import Testing

/// However a list is scrolled and its rows change, its live rows fill it without a gap.
@MainActor
struct RowInvariantTests {
  @Test(arguments: 1...25)
  func liveRowsFillTheListWithoutAGap(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func newRow() -> String {
      next += 1
      return String(repeating: "x", count: Int.random(in: 0...60, using: &random)) + "\(next)"
    }
    let rows = TestRows((0..<40).map { _ in newRow() }) { text($0) }
    let list = list(rows)
    let tree = ElementTree.showing(list)
    let window = try #require(list.rows)
    for step in 0..<120 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let place = Int.random(in: 0...rows.names.count, using: &random)
        let count = Int.random(in: 0...20, using: &random)
        rows.names.insert(contentsOf: (0..<count).map { _ in newRow() }, at: place)
        list.rowsChanged()
      case 1:
        let start = Int.random(in: 0...rows.names.count, using: &random)
        let end = min(rows.names.count, start + Int.random(in: 0...20, using: &random))
        rows.names.removeSubrange(start..<end)
        list.rowsChanged()
      case 2:
        rows.made.randomElement(using: &random)?.value.setText(newRow())
      case 3:
        tree.resize(
          to: CGSize(
            width: Int.random(in: 0...30, using: &random),
            height: Int.random(in: 0...20, using: &random)))
      case 4:
        window.scrollToEdge(towardsEnd: Bool.random(using: &random))
      default:
        window.scroll(by: CGFloat(Int.random(in: -60...60, using: &random)))
      }
      tree.update()
      try expectInvariants(of: window, in: list, rows, "step \(step)")
    }
  }

  private func expectInvariants(
    of window: RowWindow, in list: Element, _ rows: TestRows, _ comment: Comment
  ) throws {
    #expect(Set(rows.made.keys) == Set(window.rows.compactMap { $0.id.base as? String }), comment)
    #expect(list.children.count == window.liveCount, comment)
    guard let first = window.rows.first, let last = window.rows.last else {
      #expect(rows.count == 0, comment)
      return
    }
    for (row, next) in zip(window.rows, window.rows.dropFirst()) {
      #expect(next.index == row.index + 1 && next.frame.minY == row.frame.maxY, comment)
    }
    #expect(first.index == 0 || first.frame.minY <= 0, comment)
    #expect(first.index > 0 || first.frame.minY <= 0, comment)
    #expect(last.index == rows.count - 1 || last.frame.maxY >= list.frame.height, comment)
    if last.frame.maxY < list.frame.height {
      #expect(first.index == 0 && first.frame.minY == 0, comment)
    }
    let inSight = window.rows.count { $0.frame.maxY > 0 && $0.frame.minY < list.frame.height }
    #expect(window.liveCount <= inSight + 10, comment)
  }
}
