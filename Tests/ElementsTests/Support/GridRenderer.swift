import Elements
import Foundation

/// A renderer for tests: one point is one character of a grid.
final class GridRenderer: Renderer {
  var metrics: LayoutMetrics
  /// The leaves that were measured since the test last set this to nothing.
  var measured: [Element] = []
  var applied: [ElementChanges] = []
  var scheduledUpdates = 0
  /// What a row is given around it, by its role.
  var decoration: (RowPlace) -> EdgeInsets = { _ in EdgeInsets() }

  init(
    grid: CGSize = CGSize(width: 1, height: 1), spacing: CGSize = .zero, padding: CGSize = .zero
  ) {
    metrics = LayoutMetrics(grid: grid, spacing: spacing, padding: padding)
  }

  func measure(_ element: Element, proposal: ProposedViewSize) -> CGSize {
    measured.append(element)
    let step = metrics.grid
    switch element.content {
    case .text(let text):
      let count = CGFloat(text.string.count)
      let columns = max(1, min(count, ((proposal.width ?? .infinity) / step.width).rounded(.down)))
      return CGSize(
        width: columns * step.width, height: max(1, (count / columns).rounded(.up)) * step.height)
    case .divider:
      return element.stackOrientation == .horizontal
        ? CGSize(width: step.width, height: proposal.height ?? step.height)
        : CGSize(width: proposal.width ?? step.width, height: step.height)
    case .textField, .slider:
      return CGSize(width: max(step.width, proposal.width ?? 10 * step.width), height: step.height)
    default:
      return step
    }
  }

  func layout(for element: Element) -> AnyElementLayout? {
    switch element.content {
    case .window, .navigationStack, .page: AnyElementLayout(FillLayout())
    case .button, .toggle, .disclosure, .stepper: AnyElementLayout(HStackLayout())
    case .dialog: AnyElementLayout(VStackLayout(alignment: .leading))
    default: nil
    }
  }

  func decoration(
    for place: RowPlace, after previous: RowPlace?, in list: ListContent
  ) -> EdgeInsets { decoration(place) }

  func scheduleUpdate() { scheduledUpdates += 1 }

  func apply(_ changes: ElementChanges) { applied.append(changes) }

  /// The texts of a tree where they stand. Lists are clipped.
  func screen(_ tree: ElementTree) -> String {
    var lines = Array(
      repeating: Array(repeating: Character(" "), count: Int(tree.size.width)),
      count: Int(tree.size.height))
    func draw(_ element: Element, in clip: CGRect) {
      let frame = element.absoluteFrame
      if case .text(let text) = element.content {
        for (index, character) in text.string.enumerated() {
          let x = Int(frame.minX) + index % max(1, Int(frame.width))
          let y = Int(frame.minY) + index / max(1, Int(frame.width))
          guard clip.contains(CGPoint(x: x, y: y)) else { continue }
          lines[y][x] = character
        }
      }
      let clip = element.region == nil ? clip : clip.intersection(frame)
      for child in element.reachableChildren { draw(child, in: clip) }
    }
    draw(tree.root, in: CGRect(origin: .zero, size: tree.size))
    return lines.map { line in
      String(String(line.reversed().drop { $0 == " " }).reversed())
    }.joined(separator: "\n")
  }
}
