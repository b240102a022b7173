import Elements

extension Color {
  /// The colour as a terminal shows it; `nil` where text keeps its own.
  var terminalColor: TerminalColor? {
    switch base {
    case .named(let name): name.terminalColor
    case .components(let red, let green, let blue):
      .rgb(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
    }
  }

  /// Whether the colour steps back: a terminal has no transparency.
  var isFaint: Bool { base == .named(.secondary) || opacity < 0.6 }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((min(1, max(0, component)) * 255).rounded())
  }
}

extension Color.Name {
  /// The theme's colour where there is one of that name.
  fileprivate var terminalColor: TerminalColor? {
    switch self {
    case .red: .theme(.red)
    case .green: .theme(.green)
    case .yellow: .theme(.yellow)
    case .blue: .theme(.blue)
    case .cyan, .teal: .theme(.cyan)
    case .mint: .theme(.brightGreen)
    case .purple: .theme(.magenta)
    case .pink: .theme(.brightMagenta)
    case .gray: .theme(.brightBlack)
    case .black: .theme(.black)
    case .white: .theme(.brightWhite)
    case .orange: .rgb(red: 255, green: 149, blue: 0)
    case .indigo: .rgb(red: 88, green: 86, blue: 214)
    case .brown: .rgb(red: 162, green: 132, blue: 94)
    case .accentColor: Theme.accent
    case .primary, .secondary, .clear, .window: nil
    }
  }
}
