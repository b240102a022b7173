import Elements
import Foundation

extension Painter {
  /// Draws what is in an element under its effects.
  mutating func draw(
    in rect: CellRect, with effects: ElementEffects, _ draw: (inout Painter) -> Void
  ) {
    let outer = opacity
    opacity *= effects.opacity
    if let clip = effects.clip {
      clipped(to: rect) { $0.drawClipped(by: clip, in: rect, draw) }
    } else {
      draw(&self)
    }
    opacity = outer
  }

  private mutating func drawClipped(
    by clip: Outline, in rect: CellRect, _ draw: (inout Painter) -> Void
  ) {
    guard clip.form != .rectangle else { return draw(&self) }
    let before = canvas.cells(in: rect.intersection(canvas.clip))
    draw(&self)
    canvas.restore(before, outside: clip.coverage(in: CGRect(rect)))
  }
}
