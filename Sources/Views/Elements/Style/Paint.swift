/// What a surface or a line is painted with.
public enum Paint: Hashable, Sendable {
  /// A colour; `nil` is the renderer's own for text. Steps back by a level, as text does.
  case color(Color?, level: Int = 0)
  case gradient(GradientPaint)
  /// The window's own background: hides what is under it.
  case window
}
