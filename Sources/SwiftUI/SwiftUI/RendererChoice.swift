import Foundation
import ProcessEnd
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
      try renderer.run(host.tree, willEnd: ProcessEnd.perform)
    case .text:
      let columns = TerminalRenderer.outputColumns()
      let screen = TerminalScreen(columns: columns, rows: 24)
      let host = _ViewHost(Program(), renderer: screen)
      screen.show(host.tree)
      try Self.printToOutput(screen.text)
    }
  }
}

extension RendererChoice {
  /// Prints a text with the end of its line, after what the app printed itself.
  private static func printToOutput(_ text: String) throws(RendererError) {
    fflush(nil)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      throw .cannotPrint(reason: String(cString: strerror(errno)))
    }
  }
}

/// Why an app cannot be shown.
enum RendererError: Error, Equatable, CustomStringConvertible {
  case unknownName(String)
  case noTerminal
  case cannotPrint(reason: String)

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
    case .cannotPrint(let reason):
      return "The first screen cannot be printed: \(reason). Send standard output elsewhere."
    }
  }
}
