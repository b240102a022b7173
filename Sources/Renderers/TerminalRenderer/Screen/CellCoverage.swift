/// Which quarters of a cell a surface covers.
struct CellCoverage: OptionSet, Sendable {
  let rawValue: UInt8

  static let upperLeft = CellCoverage(rawValue: 1)
  static let upperRight = CellCoverage(rawValue: 2)
  static let lowerLeft = CellCoverage(rawValue: 4)
  static let lowerRight = CellCoverage(rawValue: 8)
  static let full: CellCoverage = [.upperLeft, .upperRight, .lowerLeft, .lowerRight]

  /// Whether the greater part of the cell is covered.
  var isMost: Bool { rawValue.nonzeroBitCount >= 2 }

  /// The block that covers just these quarters.
  var block: Character { Self.blocks[Int(rawValue)] }

  private static let blocks: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
