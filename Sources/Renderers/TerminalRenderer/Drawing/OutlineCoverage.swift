import Elements
import Foundation

extension Outline {
  /// Which quarters of a cell the shape covers, when it has a frame in points.
  func coverage(in frame: CGRect, isEvenOdd: Bool = false) -> (Int, Int) -> CellCoverage {
    if form == .rectangle { return { _, _ in .full } }
    let filling = PathFilling(path(in: frame), isEvenOdd: isEvenOdd)
    return { CellCoverage(column: $0, row: $1, where: filling.contains) }
  }
}

/// The cells of a line that is wider than a column.
struct LineCoverage {
  private let lines: [[CGPoint]]
  private let reach: CGFloat

  init(_ path: Path, width: CGFloat) {
    lines = path.lines
    reach = width / 2
  }

  func coverage(column: Int, row: Int) -> CellCoverage {
    CellCoverage(column: column, row: row) { point in
      lines.contains { line in
        zip(line, line.dropFirst()).contains { distance(of: point, from: $0, $1) <= reach }
      }
    }
  }

  private func distance(of point: CGPoint, from a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let t = square == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
    let part = max(0, min(1, t))
    return hypot(point.x - a.x - part * dx, point.y - a.y - part * dy)
  }
}

extension CellCoverage {
  /// The quarters whose middles pass a test.
  init(column: Int, row: Int, where covers: (CGPoint) -> Bool) {
    self = []
    let corner = CGPoint(column: column, row: row)
    for (quarter, x, y) in Self.middles
    where covers(CGPoint(x: corner.x + x * CellSize.width, y: corner.y + y * CellSize.height)) {
      insert(quarter)
    }
  }

  private static let middles: [(CellCoverage, CGFloat, CGFloat)] = [
    (.upperLeft, 0.25, 0.25), (.upperRight, 0.75, 0.25), (.lowerLeft, 0.25, 0.75),
    (.lowerRight, 0.75, 0.75),
  ]
}

extension CGRect {
  /// The frame of some cells, in points.
  init(_ rect: CellRect) {
    self.init(
      origin: CGPoint(column: rect.columns.lowerBound, row: rect.rows.lowerBound),
      size: CGSize(columns: rect.width, rows: rect.height))
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
