import Elements
import Observation
import SwiftUICore
import Synchronization
import Testing

/// What a change costs in a list of many rows, and what rows leave behind.
@MainActor
struct RowMeasureTests {
  /// Rows as data that counts how often it is read.
  @Observable
  final class Items: RandomAccessCollection {
    struct Item: Identifiable {
      let id: Int
      var title: String
    }

    var all: [Item]
    @ObservationIgnored var readCount = 0

    init(count: Int) { all = (0..<count).map { Item(id: $0, title: "item \($0)") } }

    var startIndex: Int { 0 }
    var endIndex: Int { all.count }

    subscript(position: Int) -> Item {
      readCount += 1
      return all[position]
    }
  }

  @Observable
  final class Titles {
    var changed: [Int: String] = [:]
  }

  struct ItemRow: View {
    let id: Int
    let title: String
    var body: some View { Line(title) }
  }

  struct ItemList: View {
    let items: Items
    var isLazyStack = false
    var body: some View {
      if isLazyStack {
        ScrollView { LazyVStack { rows } }
      } else {
        List { rows }
      }
    }

    var rows: some View { ForEach(items) { ItemRow(id: $0.id, title: $0.title) } }
  }

  @Test(arguments: [false, true])
  func `One row of 10,000 changes: one body, and a handful of changes`(isLazyStack: Bool) {
    let items = Items(count: 10_000)
    let screen = Screen { ItemList(items: items, isLazyStack: isLazyStack) }
    screen.forgetBodies()
    items.all[3].title = "changed"
    screen.update()
    #expect(screen.texts.contains("changed"))
    #expect(screen.bodies(of: ItemRow.self) == 1)
    #expect(screen.changeCount < 10)
  }

  @Test(arguments: [false, true])
  func `A row is appended to 10,000: no body of a row, nothing is searched`(isLazyStack: Bool) {
    let items = Items(count: 10_000)
    let screen = Screen { ItemList(items: items, isLazyStack: isLazyStack) }
    screen.forgetBodies()
    items.readCount = 0
    items.all.append(Items.Item(id: 10_000, title: "last"))
    screen.update()
    #expect(screen.bodies(of: ItemRow.self) == 0)
    #expect(screen.bodies(of: ItemList.self) == 1)
    #expect(items.readCount < 200)
    #expect(screen.changeCount < 10)
  }

  @Test(arguments: [false, true])
  func `A row in the middle of 10,000 changes: the rows in sight are placed`(isLazyStack: Bool)
    throws
  {
    let items = Items(count: 10_000)
    let screen = Screen { ItemList(items: items, isLazyStack: isLazyStack) }
    let region = try #require(screen.region?.region)
    region.scroll(by: 16 * 5_000, along: .vertical)
    screen.update()
    items.readCount = 0
    items.all[5_003].title = "changed"
    screen.update()
    #expect(screen.texts.contains("changed"))
    #expect(items.readCount < 200)
    #expect(screen.lastChanges?.frames.isEmpty == true)
    items.all.insert(Items.Item(id: -1, title: "inserted"), at: 5_003)
    screen.update()
    #expect(screen.texts.contains("inserted"))
    // The screen is ten lines high.
    #expect((screen.lastChanges?.frames.count ?? 0) < 30)
  }

  /// Something that a row keeps, which is counted while it lives.
  final class Token: Sendable {
    static let live = Atomic(0)
    init() { Self.live.add(1, ordering: .relaxed) }
    deinit { Self.live.subtract(1, ordering: .relaxed) }
  }

  private var liveTokens: Int { Token.live.load(ordering: .relaxed) }

  struct TokenLine: View {
    let number: Int
    let token: Token
    var body: some View { Line("row \(number)") }
  }

  @Test(arguments: [false, true])
  func `From the top to the end, page by page, rows are let go`(isLazyStack: Bool) throws {
    let before = liveTokens
    do {
      let screen = Screen {
        if isLazyStack {
          ScrollView { LazyVStack { ForEach(0..<5_000) { TokenLine(number: $0, token: Token()) } } }
        } else {
          List(0..<5_000) { TokenLine(number: $0, token: Token()) }
        }
      }
      let region = try #require(screen.region?.region)
      var most = 0
      while region.canScroll(along: .vertical, towardsEnd: true) {
        region.scroll(by: 16 * 9, along: .vertical)
        screen.update()
        most = max(most, liveTokens - before)
      }
      #expect(screen.texts.last == "row 4999")
      // Ten lines, four more at both ends, and what an update lets go at its end.
      #expect(most <= 30)
      screen.host.close()
      screen.update()
    }
    #expect(liveTokens == before)
  }

  @Test func `A list of 100,000 rows has no more of them alive than one of 1,000`() {
    func live(_ count: Int) -> Int {
      let screen = Screen { List(0..<count) { Line("row \($0)") } }
      return screen.region?.rows?.liveCount ?? 0
    }
    #expect(live(100_000) == live(1_000))
    #expect(live(100_000) <= 10 + 2 * 10)
  }

  @Test func `Rows higher than the list, and rows without height, are shown`() throws {
    let screen = Screen {
      List(0..<100) { number in
        if number == 0 {
          Line("high").frame(height: 400)
        } else if number < 90 {
          Line("flat \(number)").frame(height: 0)
        } else {
          Line("row \(number)")
        }
      }
    }
    let region = try #require(screen.region?.region)
    var seen: Set<String> = []
    while region.canScroll(along: .vertical, towardsEnd: true) {
      region.scrollByStep(towardsEnd: true, along: .vertical)
      screen.update()
      seen.formUnion(screen.texts)
    }
    #expect(seen.isSuperset(of: (90..<100).map { "row \($0)" }))
  }
}

extension Screen {
  /// How many things the renderer was told of in the last update.
  var changeCount: Int {
    guard let changes = lastChanges else { return 0 }
    return changes.content.count + changes.children.count + changes.frames.count
  }
}
