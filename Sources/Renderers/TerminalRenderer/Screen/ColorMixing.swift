extension TerminalColor {
  /// The colour that shows when it is laid over another; `nil` where it lets the other through.
  ///
  /// What the terminal's own colours are is not known, so nothing can be mixed with them: a faint
  /// colour over the terminal's background is left out.
  func shown(over under: TerminalColor, opacity: Double) -> TerminalColor? {
    if opacity >= 1 { return self }
    guard let color = rgb, let other = under.rgb else { return opacity < 0.5 ? nil : self }
    return opacity <= 0 ? nil : other.mixed(with: color, fraction: opacity).terminalColor
  }

  /// The colour of text on a surface of the colour.
  var textColorOverIt: TerminalColor {
    guard let color = rgb else { return .standard }
    return color.brightness < 60 ? .theme(.brightWhite) : .theme(.black)
  }

  /// The colour's components, of a colour of the theme such as it usually is; `nil` where that can
  /// be anything.
  var rgb: RGB? {
    switch self {
    case .standard: nil
    case .theme(let color): Palette.usual(color)
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension RGB {
  /// A colour between this one and another.
  func mixed(with other: RGB, fraction: Double) -> RGB {
    func mix(_ index: Int) -> Int {
      let (own, others) = (Double(components[index]), Double(other.components[index]))
      return Int((own + (others - own) * max(0, min(1, fraction))).rounded())
    }
    return RGB(mix(0), mix(1), mix(2))
  }

  var terminalColor: TerminalColor {
    let bytes = components.map { UInt8(clamping: $0) }
    return .rgb(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// As bright as the eye sees it, from 0 to 255.
  var brightness: Int {
    (components[0] * 299 + components[1] * 587 + components[2] * 114) / 1000
  }
}
