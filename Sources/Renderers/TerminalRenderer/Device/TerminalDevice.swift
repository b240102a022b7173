import CTerminal
import Glibc
import Synchronization

/// The terminal that the process runs in. There is one.
enum TerminalDevice {
  /// Whether there is a terminal that can show a screen: standard input and output are one, and it
  /// knows cursor addressing.
  static func isAvailable(environment: [String: String]) -> Bool {
    terminal_is_available() && environment["TERM"] != "dumb"
  }

  /// Takes the terminal over, until the process ends, however it ends.
  ///
  /// - Parameter willEnd: What to do before a signal ends it, on any thread.
  static func begin(willEnd: @escaping @Sendable () -> Void) throws(TerminalError) {
    endWork.withLock { $0 = willEnd }
    let error = terminal_begin(enter.cString, leave.cString) {
      TerminalDevice.endWork.withLock { $0 }()
    }
    guard error == 0 else { throw TerminalError(code: error) }
  }

  private static let endWork = Mutex<@Sendable () -> Void>({})

  /// Gives the terminal back, and shows what the app printed meanwhile.
  static func end() {
    terminal_end()
  }

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { terminal_write($0.baseAddress, $0.count) }
    }
  }

  /// In cells. A terminal that does not know its size is taken for one of the usual size.
  static var size: (columns: Int, rows: Int) {
    let size = knownSize
    return size.columns > 0 && size.rows > 0 ? size : (80, 24)
  }

  /// The terminal's columns, where standard output is one that knows its size.
  static var columns: Int? {
    let columns = knownSize.columns
    return columns > 0 ? columns : nil
  }

  /// In cells; zeros where there is no terminal, or one that does not know its size.
  private static var knownSize: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_size(&columns, &rows)
    return (Int(columns), Int(rows))
  }

  /// The other screen, no line wrapping, no cursor, reports of the mouse while a button is down,
  /// marks around what is pasted.
  private static let enter: StaticString =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"

  private static let leave: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}

/// Why the terminal could not be taken over.
public struct TerminalError: Error, CustomStringConvertible {
  let code: Int32

  public var description: String {
    "The terminal cannot be used: \(String(cString: strerror(code))). Run the app in another terminal."
  }
}

extension StaticString {
  /// The text as C reads it: a static string ends with a zero byte and lives as long as the
  /// process.
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
