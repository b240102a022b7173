import CTerminal
import Dispatch
import Elements
import Foundation

/// Shows a tree of elements on the terminal that the app was started in, and runs the app's main
/// loop.
///
///     guard TerminalRenderer.isAvailable() else { … }
///     let terminal = TerminalRenderer()
///     let tree = ElementTree(root: window, renderer: terminal.screen)
///     try terminal.run(tree)
@MainActor
public final class TerminalRenderer {
  /// What the tree is drawn on.
  public let screen: TerminalScreen

  private var output: ScreenOutput
  private var spinnerIsScheduled = false

  /// How long what turns shows one of its steps.
  private static let spinnerStep = DispatchTimeInterval.milliseconds(125)

  /// - Parameter environment: What tells the colours that the terminal has: `NO_COLOR`,
  ///   `COLORTERM`, `TERM`.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    screen = TerminalScreen(columns: 0, rows: 0, showsKeyHints: true)
    output = ScreenOutput(depth: ColorDepth(environment: environment))
  }

  /// Whether the app was started in a terminal that can show a screen: standard input and output
  /// are one, and it is not `dumb`.
  public nonisolated static func isAvailable(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    TerminalDevice.isAvailable(environment: environment)
  }

  /// The columns that what is printed has room for: those of the terminal where standard output is
  /// one, else those of the variable `COLUMNS`, else 80.
  public nonisolated static func outputColumns(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int {
    if let columns = TerminalDevice.columns { return columns }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return (1...10_000).contains(columns) ? columns : 80
  }

  /// Takes the terminal over, shows the tree, and serves the user until the process ends.
  ///
  /// The main actor runs inside: on the main thread, which sleeps while there is nothing to do.
  /// However the process ends (by `exit`, a signal, a crash), the terminal is given back as it was,
  /// and what was printed meanwhile is shown.
  ///
  /// - Parameter willEnd: What to do before a signal that asks the process to end does so: Ctrl-C, the
  ///   end of the terminal, `kill`. It is called once, on a thread of its own, since the main thread
  ///   may be busy; what it prints is shown. The next such signal ends the process at once.
  /// - Throws: When the terminal cannot be taken over. The error's description says why.
  public func run(
    _ tree: ElementTree, willEnd: @escaping @Sendable () -> Void = {}
  ) throws(TerminalError) -> Never {
    try TerminalDevice.begin(willEnd: willEnd)
    screen.didDraw = { [unowned self] rows in show(rows) }
    let size = TerminalDevice.size
    screen.show(tree, columns: size.columns, rows: size.rows)

    let input = InputReader { [screen] event in screen.handle(event) }
    let wakes = DispatchSource.makeReadSource(
      fileDescriptor: terminal_wake_descriptor(), queue: .main)
    wakes.setEventHandler { [unowned self] in MainActor.assumeIsolated { wake() } }
    wakes.activate()
    input.start()
    // The run loop sleeps in one system call; it ends only with the process.
    while true {
      withExtendedLifetime((input, wakes, tree)) { RunLoop.main.run() }
    }
  }

  /// The terminal has another size, or was another's meanwhile.
  private func wake() {
    if terminal_take_wake() { output.invalidate() }
    let size = TerminalDevice.size
    screen.resize(columns: size.columns, rows: size.rows)
  }

  private func show(_ rows: IndexSet) {
    let frame = output.frame(screen.canvas, rows: rows, cursor: screen.cursor)
    if !frame.isEmpty { TerminalDevice.write(frame) }
    turnSpinners()
  }

  /// Has what turns go on, as long as some of it is in sight.
  private func turnSpinners() {
    guard !spinnerIsScheduled, !screen.spinnerRows.isEmpty else { return }
    spinnerIsScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.spinnerStep) { [unowned self] in
      MainActor.assumeIsolated {
        spinnerIsScheduled = false
        screen.advanceSpinners()
      }
    }
  }
}
