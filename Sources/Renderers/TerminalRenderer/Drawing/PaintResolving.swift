import Elements
import Foundation

extension Paint {
  /// What the paint does to a cell.
  ///
  /// - Parameters:
  ///   - point: The middle of the cell, in points.
  ///   - rect: The frame of what is painted, in points.
  ///   - ambient: The look of text around.
  func cellPaint(
    at point: CGPoint, in rect: CGRect, opacity: Double, ambient: CellStyle
  ) -> CellPaint {
    switch self {
    case .window:
      return .window
    case .color(let color, let level):
      return Self.cellPaint(
        color, isFaint: level > 0 || ambient.traits.contains(.dim), opacity: opacity,
        ambient: ambient)
    case .gradient(let gradient):
      guard let (first, second, fraction) = gradient.colors(at: point, in: rect) else {
        return .nothing
      }
      return Self.mixed(first, second, fraction, opacity: opacity * gradient.opacity)
    }
  }

  private static func cellPaint(
    _ color: Color?, isFaint: Bool, opacity: Double, ambient: CellStyle
  ) -> CellPaint {
    let opacity = opacity * (color?.opacity ?? 1)
    if color?.base == .named(.window) { return opacity < 0.5 ? .nothing : .window }
    if let shown = color?.terminalColor ?? (color == nil ? ambient.ownForeground : nil) {
      return .color(shown, opacity: opacity)
    }
    if color?.base == .named(.clear) || opacity < 0.3 { return .nothing }
    return .text(isFaint || color?.isFaint == true || opacity < 0.6 ? .dim : [])
  }

  private static func mixed(
    _ first: Color, _ second: Color, _ fraction: Double, opacity: Double
  ) -> CellPaint {
    let parts = [first, second].map { (rgb: $0.mixable, alpha: $0.alpha) }
    let alpha = parts[0].alpha + (parts[1].alpha - parts[0].alpha) * fraction
    // What cannot be seen has no colour of its own to mix.
    let (a, b) = (parts[0].rgb ?? parts[1].rgb, parts[1].rgb ?? parts[0].rgb)
    guard let a, let b else { return .nothing }
    return .color(a.mixed(with: b, fraction: fraction).terminalColor, opacity: alpha * opacity)
  }
}

extension CellStyle {
  fileprivate var ownForeground: TerminalColor? { foreground == .standard ? nil : foreground }
}

extension Color {
  fileprivate var alpha: Double { base == .named(.clear) ? 0 : opacity }

  /// The colour's components; a gray where the terminal's own are not known.
  fileprivate var mixable: RGB? {
    base == .named(.clear) ? nil : terminalColor?.rgb ?? RGB(128, 128, 128)
  }
}
