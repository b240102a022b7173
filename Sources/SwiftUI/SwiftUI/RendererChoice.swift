import TerminalRenderer

/// The renderers that an app can be shown on.
enum RendererChoice: String, CaseIterable {
  /// The terminal that the app was started in.
  case terminal
  /// The first screen, printed.
  case text

  /// The choice that the environment makes.
  init(environment: [String: String]) throws(RendererError) {
    let name = environment["COMPOSABLE_RENDERER"] ?? ""
    guard let choice = name.isEmpty ? .terminal : Self(rawValue: name) else {
      throw .unknownName(name)
    }
    if choice == .terminal, !TerminalRenderer.isAvailable(environment: environment) {
      throw .noTerminal
    }
    self = choice
  }

  /// Shows an app until it ends.
  @MainActor
  func run<Program: App>(_ app: Program.Type) throws {
    switch self {
    case .terminal:
      let renderer = TerminalRenderer()
      let host = _ViewHost(Program(), renderer: renderer.screen)
      try renderer.run(host.tree)
    case .text:
      let screen = TerminalScreen(columns: 80, rows: 24)
      let host = _ViewHost(Program(), renderer: screen)
      screen.show(host.tree)
      print(screen.text)
    }
  }
}

/// Why an app cannot be shown.
enum RendererError: Error, Equatable, CustomStringConvertible {
  case unknownName(String)
  case noTerminal

  var description: String {
    switch self {
    case .unknownName(let name):
      let names = RendererChoice.allCases.map(\.rawValue).joined(separator: " or ")
      return "There is no renderer named '\(name)': set COMPOSABLE_RENDERER to \(names)."
    case .noTerminal:
      return """
        The app cannot be shown, since standard input and output are not both a terminal or TERM \
        is 'dumb': run it in a terminal, or set COMPOSABLE_RENDERER=text to print its first screen.
        """
    }
  }
}
