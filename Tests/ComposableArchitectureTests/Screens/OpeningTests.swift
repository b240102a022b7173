import ComposableArchitecture
import Elements
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import ViewTesting

@MainActor
@Suite("Features that are opened and closed many times")
struct OpeningTests {
  /// The objects that were there while something was open.
  private final class Witnesses {
    private struct Weak { weak var object: AnyObject? }
    private var objects: [Weak] = []

    func add(_ object: AnyObject) { objects.append(Weak(object: object)) }
    var living: Int { objects.count { $0.object != nil } }
    func forget() { objects = [] }
  }

  private let store = Store(initialState: OpenedItems.State()) { OpenedItems() }
  private let stores = Witnesses()
  private let nodes = Witnesses()
  private let elements = Witnesses()

  private func nodes(of screen: TestScreen) -> [AnyObject] {
    var found: [_Node] = []
    var pending: [_Node] = [screen.host.window]
    while let node = pending.popLast() {
      found.append(node)
      node.forEachChild { pending.append($0) }
    }
    return found
  }

  private func elements(of screen: TestScreen) -> [AnyObject] { Array(screen.tree.root.subtree) }

  private func open(
    _ times: Int, on screen: TestScreen, open: (Int) -> Void, close: () -> Void
  ) async {
    for number in 0..<times {
      open(number % 5)
      screen.tree.update()
      // A look at some of the times sees what every time leaves.
      if number.isMultiple(of: 100) {
        for node in nodes(of: screen) { nodes.add(node) }
        for element in elements(of: screen) { elements.add(element) }
      }
      close()
      screen.tree.update()
      if number.isMultiple(of: 500) { await Task.yield() }
    }
  }

  private func expectNothingLeft(
    on screen: TestScreen, _ times: Int, open openOne: (Int) -> Void, close: () -> Void
  ) async {
    // What is made once is there after the first time.
    await open(2, on: screen, open: openOne, close: close)
    stores.forget()
    nodes.forget()
    elements.forget()
    let (nodesBefore, elementsBefore) = (nodes(of: screen).count, elements(of: screen).count)
    await open(times, on: screen, open: openOne, close: close)
    for _ in 0..<10 { await Task.yield() }
    screen.tree.update()
    #expect(nodes(of: screen).count == nodesBefore)
    #expect(elements(of: screen).count == elementsBefore)
    #expect(nodes.living == nodesBefore * (times / 100))
    #expect(elements.living == elementsBefore * (times / 100))
    #expect(stores.living == 0)
  }

  private func expectNothingLeft(_ times: Int, isWhole: Bool) async {
    let screen = TestScreen(columns: 20, rows: 4) {
      OpenedItemsView(store: store, showsWholeItems: isWhole) { stores.add($0) }
    }
    await expectNothingLeft(on: screen, times) { number in
      store.send(number.isMultiple(of: 2) ? .push(number) : .present(number))
    } close: {
      store.send(store.sheet == nil ? .path(.popFrom(id: store.path.ids[0])) : .sheet(.dismiss))
    }
  }

  /// How often: the deep run opens ten thousand times.
  private static let times =
    ProcessInfo.processInfo.environment["OPENINGS"].flatMap { Int($0) } ?? 1_000

  @Test("Pages and sheets leave no store, no node and no element, however many they are")
  func many() async {
    await expectNothingLeft(Self.times, isWhole: false)
  }

  @Test("Nor do pages and sheets with a list, fields, bars and a task")
  func whole() async {
    await expectNothingLeft(500, isWhole: true)
  }
}
