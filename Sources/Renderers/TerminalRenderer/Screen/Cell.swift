/// One cell of the screen. A wide character takes its own cell and the one after it, which then has
/// no character.
struct Cell: Equatable, Sendable {
  /// What the cell shows; `nil` in the second half of a wide character.
  var character: Character?
  var style: CellStyle

  static let blank = Cell(character: " ", style: .plain)
}
