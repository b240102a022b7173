import Elements
import Foundation
import TerminalRenderer

/// The terminal's screen, with an ear for its changes.
final class ObservedScreen: Renderer {
  let terminal: TerminalScreen
  var didUpdate: () -> Void = {}

  init(_ terminal: TerminalScreen) { self.terminal = terminal }

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

  func scheduleUpdate() { terminal.scheduleUpdate() }

  func apply(_ changes: ElementChanges) {
    terminal.apply(changes)
    didUpdate()
  }
}
