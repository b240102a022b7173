import Elements
import Foundation

/// A thin line as dots of braille characters.
struct BrailleLine {
  private var dots: [Int: [Int: UInt8]] = [:]

  init(_ path: Path) {
    for line in path.lines {
      for (a, b) in zip(line, line.dropFirst()) { add(from: a, to: b) }
    }
  }

  /// The characters and where they stand.
  var characters: [(CellPoint, Character)] {
    dots.flatMap { row, columns in
      columns.map { column, bits in
        (
          CellPoint(column: column, row: row),
          Character(Unicode.Scalar(UInt32(0x2800) + UInt32(bits))!)
        )
      }
    }
  }

  private mutating func add(from a: CGPoint, to b: CGPoint) {
    let length = max(abs(b.x - a.x), abs(b.y - a.y))
    guard length < Self.longest, abs(a.x) < Self.longest, abs(a.y) < Self.longest else { return }
    let steps = max(1, Int((length / 2).rounded(.up)))
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps)
      add(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
    }
  }

  private mutating func add(_ point: CGPoint) {
    let x = Int((point.x / (CellSize.width / 2)).rounded(.down))
    let y = Int((point.y / (CellSize.height / 4)).rounded(.down))
    guard x >= 0, y >= 0 else { return }
    dots[y / 4, default: [:]][x / 2, default: 0] |= Self.bits[x % 2][y % 4]
  }

  /// The dots of both columns of a character, from above.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  /// More than any screen has, in points.
  private static let longest: CGFloat = 100_000
}
