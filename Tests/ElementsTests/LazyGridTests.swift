import Elements
import Foundation
import Testing

/// The lines of a lazy grid: those in sight are made, and a row that moves to another line stays alive.
@MainActor
struct LazyGridTests {
  private let renderer = GridRenderer()
  private let source = NumberRows(10_000)
  private let grid = Element(.group)
  private let tree: ElementTree
  private let area: ScrollArea

  init() {
    grid.setLazyRows(
      source,
      in: TrackGridLayout(
        axis: .vertical, items: [GridItem(.adaptive(minimum: 6), spacing: 0)], spacing: 0,
        alignment: .topLeading))
    let scroll = Element(.scroll(ScrollContent()))
    scroll.setChildren([grid])
    area = scroll.scrolls(along: .vertical)
    area.showsIndicators = false
    tree = ElementTree.showing(scroll, width: 20, height: 5, renderer: renderer)
  }

  private var firstLine: Substring { renderer.screen(tree).prefix { $0 != "\n" } }

  @Test func theLinesInSightAreMade() {
    #expect(firstLine == "0     1     2")
    #expect(source.live.count < 50)
    for _ in 0..<200 {
      area.scroll(by: 5, along: .vertical)
      tree.update()
    }
    #expect(firstLine == "3000  3001  3002")
    #expect(source.live.count < 50)
    #expect(source.made - source.released == source.live.count)
  }

  @Test func aRowInTheMiddleMovesTheOthersOn() {
    let moved = source.live[8]
    source.numbers.insert(77_777, at: 2)
    grid.rowsChanged()
    tree.update()
    #expect(renderer.screen(tree).hasPrefix("0     1     77777\n2     3     4\n"))
    #expect(moved != nil && source.live[8] === moved && moved?.tree === tree)
    #expect(source.made - source.released == source.live.count)
  }

  @Test func anotherBreadthHasOtherLines() {
    tree.resize(to: CGSize(width: 13, height: 5))
    tree.update()
    #expect(renderer.screen(tree).hasPrefix("0     1\n2     3\n"))
    #expect(grid.frame.height == 5_000)
  }

  @Test func aRowIsScrolledToByItsPlaceInTheSource() {
    tree.scroll(to: .row(5_001, of: grid), anchor: .top)
    tree.update()
    #expect(firstLine == "5001  5002  5003")
    area.scrollToEdge(towardsEnd: true, along: .vertical)
    tree.update()
    #expect(renderer.screen(tree).hasSuffix("9999"))
  }
}

/// Numbers as rows, which are made when they are asked for.
private final class NumberRows: RowSource {
  var numbers: [Int]
  private(set) var live: [Int: Element] = [:]
  private(set) var made = 0
  private(set) var released = 0

  init(_ count: Int) { numbers = Array(0..<count) }

  var count: Int { numbers.count }
  func id(at index: Int) -> AnyHashable { numbers[index] }
  func place(at index: Int) -> RowPlace {
    RowPlace(role: .row, section: 0, isFirst: index == 0, isLast: index == count - 1)
  }

  func elements(at index: Int) -> [Element] {
    let number = numbers[index]
    if let element = live[number] { return [element] }
    let element = text(String(number))
    live[number] = element
    made += 1
    return [element]
  }

  func release(_ id: AnyHashable) {
    guard let number = id.base as? Int, live.removeValue(forKey: number) != nil else { return }
    released += 1
  }
}
