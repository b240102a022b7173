import Elements
import Foundation
import SwiftUICore

/// A device without looks: texts take a cell a character, everything else stacks its children.
@MainActor
final class Screen: Renderer {
  private(set) var host: _ViewHost!
  private(set) var updatesAskedFor = 0
  private(set) var lastChanges: ElementChanges?
  private(set) var evaluatedBodies: [ObjectIdentifier] = []

  init<Content: View>(
    size: CGSize = CGSize(width: 320, height: 160), @ViewBuilder _ content: () -> Content
  ) {
    host = _ViewHost(content(), renderer: self)
    start(size)
  }

  init<Program: App>(_ app: Program) {
    host = _ViewHost(app, renderer: self)
    start(CGSize(width: 320, height: 160))
  }

  private func start(_ size: CGSize) {
    host.bodyEvaluated = { [unowned self] type in evaluatedBodies.append(ObjectIdentifier(type)) }
    host.tree.resize(to: size)
    host.tree.update()
  }

  func update() { host.tree.update() }

  var root: Element { host.tree.root }

  /// The texts on screen, in order.
  var texts: [String] {
    root.subtree.compactMap { element in
      if case .text(let text) = element.content { text.string } else { nil }
    }
  }

  func elements(where matches: (ElementContent) -> Bool) -> [Element] {
    root.subtree.filter { matches($0.content) }
  }

  func bodies(of type: Any.Type) -> Int {
    evaluatedBodies.count { $0 == ObjectIdentifier(type) }
  }

  func forgetBodies() {
    evaluatedBodies = []
    lastChanges = nil
  }

  // MARK: Renderer

  let metrics = LayoutMetrics(
    grid: CGSize(width: 8, height: 16), spacing: CGSize(width: 8, height: 0),
    padding: CGSize(width: 8, height: 16))

  func measure(_ element: Element, proposal: ProposedViewSize) -> CGSize {
    guard case .text(let text) = element.content else { return .zero }
    return CGSize(width: text.string.count * 8, height: 16)
  }

  func layout(for element: Element) -> AnyElementLayout? {
    switch element.content {
    case .text, .spacer: nil
    default: AnyElementLayout(VStackLayout())
    }
  }

  func scheduleUpdate() { updatesAskedFor += 1 }

  func apply(_ changes: ElementChanges) { lastChanges = changes }
}
