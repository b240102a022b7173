import Elements
import Foundation
import TerminalRenderer

/// The terminal's screen, with an ear for its changes.
final class ObservedScreen: Renderer {
  let terminal: TerminalScreen
  var didUpdate: () -> Void = {}

  /// Asks for updates. They run in a task of the test that made the screen, so that views find its
  /// dependencies and its shared values, and issues are its own, whoever made the change.
  private let updates: AsyncStream<Void>.Continuation

  init(_ terminal: TerminalScreen) {
    self.terminal = terminal
    let (requests, updates) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.updates = updates
    Task { [weak terminal] in
      for await _ in requests { terminal?.tree?.update() }
    }
  }

  deinit { updates.finish() }

  var metrics: LayoutMetrics { terminal.metrics }

  func measure(_ element: Element, proposal: ProposedViewSize) -> CGSize {
    terminal.measure(element, proposal: proposal)
  }

  func layout(for element: Element) -> AnyElementLayout? { terminal.layout(for: element) }

  func baselines(of element: Element, size: CGSize) -> (first: CGFloat, last: CGFloat) {
    terminal.baselines(of: element, size: size)
  }

  func decoration(
    for place: RowPlace, after previous: RowPlace?, in list: ListContent
  ) -> EdgeInsets {
    terminal.decoration(for: place, after: previous, in: list)
  }

  func insets(of cell: CellContent, actions: ElementActions) -> EdgeInsets {
    terminal.insets(of: cell, actions: actions)
  }

  func scheduleUpdate() { updates.yield() }

  func apply(_ changes: ElementChanges) {
    terminal.apply(changes)
    didUpdate()
  }
}
