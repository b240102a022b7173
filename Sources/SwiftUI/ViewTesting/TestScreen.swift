import Elements
import SwiftUICore
import TerminalRenderer

/// A view on a screen without a device, for tests: press its buttons, type into its fields, and
/// read what it shows.
///
///     @Test func incrementing() {
///       let screen = TestScreen {
///         CounterView(store: Store(initialState: Counter.State()) { Counter() })
///       }
///       screen.button("Increment").press()
///       #expect(screen.contains("Count: 1"))
///     }
///
/// Every action brings the screen up to date before it returns. What an effect does later is waited
/// for with ``wait(timeout:fileID:filePath:line:column:until:)``. Elements are looked up when they
/// are used; one that is missing fails the test, in Swift Testing and in XCTest, with a list of
/// what is on the screen.
///
/// Updates that no action asks for, such as after a change on another thread, run with the
/// dependencies and the shared values of where the screen was made, and their issues are those of
/// its test.
///
/// The screen is the terminal's: cells of 8 by 16 points.
@MainActor
public final class TestScreen {
  let host: _ViewHost
  let device: ObservedScreen
  var waits = Waits()
  /// `nil` while nobody asks.
  private var evaluatedBodies: [String]?

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - columns: The width of the screen, in cells.
  ///   - rows: The height of the screen, in cells.
  public convenience init<Content: View>(
    columns: Int = 80, rows: Int = 24, @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(columns: columns, rows: rows) { _ViewHost(content, renderer: $0) }
  }

  /// Shows an app.
  ///
  /// - Parameters:
  ///   - columns: The width of the screen, in cells.
  ///   - rows: The height of the screen, in cells.
  public convenience init<Program: App>(_ app: Program, columns: Int = 80, rows: Int = 24) {
    self.init(columns: columns, rows: rows) { _ViewHost(app, renderer: $0) }
  }

  private init(columns: Int, rows: Int, host: (any Renderer) -> _ViewHost) {
    device = ObservedScreen(TerminalScreen(columns: columns, rows: rows))
    self.host = host(device)
    self.host.bodyEvaluated = { [weak self] type in
      self?.evaluatedBodies?.append(String(describing: type))
    }
    device.didUpdate = { [weak self] in self?.endWaits() }
    device.terminal.show(tree)
  }

  deinit {
    Task { @MainActor [host] in host.close() }
  }

  var tree: ElementTree { host.tree }

  // MARK: - Reading the screen

  /// The whole screen: a line a row, without the spaces at the ends of lines and the empty lines at
  /// the end.
  public var text: String {
    tree.update()
    return device.terminal.text
  }

  /// Whether the screen shows a text in one of its lines.
  public func contains(_ text: String) -> Bool {
    self.text.contains(text)
  }

  /// The label of the element that the keyboard works, where there is one.
  public var focusedLabel: String? {
    tree.update()
    return tree.focus?.label
  }

  /// How many rows of lists and lazy stacks exist: those in sight and a few more, whatever the lists' lengths.
  public var liveRows: Int {
    tree.update()
    return tree.root.subtree.reduce(0) { $0 + ($1.rowWindow?.liveCount ?? 0) }
  }

  /// The types of the views and modifiers whose bodies an action has evaluated, in their order.
  ///
  ///     let bodies = screen.bodies { screen.toggle("Wi-Fi").toggle() }
  ///     #expect(bodies == ["WiFiRow"])
  public func bodies(evaluatedBy action: () throws -> Void) rethrows -> [String] {
    tree.update()
    evaluatedBodies = []
    defer { evaluatedBodies = nil }
    try action()
    tree.update()
    return evaluatedBodies ?? []
  }

  /// Gives the screen another size, in cells.
  public func resize(columns: Int, rows: Int) {
    device.terminal.resize(columns: columns, rows: rows)
  }

  /// Ends the view: its tasks are cancelled, and it disappears. A screen that is released does the
  /// same.
  public func close() {
    host.close()
    tree.update()
  }
}
