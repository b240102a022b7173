import Foundation
import Glibc
import Testing

@testable import TerminalRenderer

/// A terminal in memory with a process in it.
final class PseudoTerminal {
  private var controller: Int32
  private var process: pid_t = 0
  private(set) var model: TerminalModel
  private var undecoded: [UInt8] = []

  /// Starts a program, the probe where none is named, in a terminal of a size.
  init(
    _ arguments: [String] = [], program: String = probe, columns: Int = 40, rows: Int = 10,
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) throws {
    model = TerminalModel(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var controller: Int32 = 0
    var terminal: Int32 = 0
    guard openpty(&controller, &terminal, nil, nil, &size) == 0, let name = ttyname(terminal)
    else { throw POSIXError(.ENODEV) }
    self.controller = controller
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)

    // The process leads a session, so that the terminal that it opens first is its own.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // The process has none of the signals blocked or ignored that the tests' process has.
    posix_spawnattr_setflags(
      &attributes,
      Self.startsSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_addclose(&actions, terminal)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables =
      environment.merging(Self.inheritedEnvironment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let error = posix_spawn(&process, program, &actions, &attributes, words, variables)
    // The process has it open now; when it ends, the terminal does.
    close(terminal)
    guard error == 0 else {
      process = 0
      throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT)
    }
  }

  deinit {
    // No process is number 0: a signal to that goes to everything around the tests.
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if controller >= 0 { close(controller) }
  }

  /// `POSIX_SPAWN_SETSID`, which the C library's module hides.
  private static let startsSession: Int16 = 0x80

  /// How crashes are told: without a backtrace, and as `.ci/deep` tells its sanitizers.
  private static var inheritedEnvironment: [String: String] {
    ProcessInfo.processInfo.environment
      .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  /// The probe's executable.
  static var probe: String { executable("TerminalProbe") }

  /// An executable beside the tests'.
  static func executable(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let candidates = [tests] + CommandLine.arguments
    for candidate in candidates {
      let path = URL(fileURLWithPath: candidate).deletingLastPathComponent()
        .appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return name
  }

  // MARK: - What the user does

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      // What the terminal answers is read meanwhile, so that neither side waits for the other.
      let count = bytes[written...].withUnsafeBytes {
        write(controller, $0.baseAddress, min($0.count, 512))
      }
      guard count > 0 else { return }
      written += count
      if hasOutput(wait: 0) { readAvailable() }
    }
  }

  func resize(columns: Int, rows: Int) {
    model = model.resized(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  func signal(_ number: Int32) { if process > 0 { kill(process, number) } }

  /// Closes the terminal, as the end of its window does.
  func hangUp() {
    close(controller)
    controller = -1
  }

  // MARK: - What comes of it

  /// Reads until the screen is as a condition wants it.
  func wait(
    _ sourceLocation: SourceLocation = #_sourceLocation, until condition: (TerminalModel) -> Bool
  ) {
    while !condition(model), hasOutput(wait: Self.patience), readAvailable() {}
    if !condition(model) {
      Issue.record(
        "The screen stays \(model.lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
  }

  /// Reads until a text is on the screen.
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    wait(sourceLocation) { $0.lines.contains { $0.contains(text) } }
  }

  /// How long nothing may come before a test fails, in milliseconds. A test that passes never waits
  /// for it.
  private static let patience: Int32 = 30_000

  /// Waits for the process to stop or to end, and reads what it wrote before. Returns the status as
  /// `waitpid` gives it.
  func waitForChange(_ sourceLocation: SourceLocation = #_sourceLocation) -> Int32 {
    let change = StatusChange(of: process)
    if !change.comes(within: .milliseconds(Int(Self.patience))) {
      while hasOutput(wait: 0), readAvailable() {}
      Issue.record(
        "The process goes on, and the screen stays \(model.lines.joined(separator: "\n"))",
        sourceLocation: sourceLocation)
      signal(SIGKILL)
      _ = change.comes(within: .never)
    }
    if change.isEnd { process = 0 }
    // A process that ends waits for nobody to read: its output fits the terminal's buffer.
    while hasOutput(wait: 0), readAvailable() {}
    return change.status
  }

  /// Whether the terminal gathers lines and echoes them, as a shell wants it.
  var isCooked: Bool {
    var modes = termios()
    tcgetattr(controller, &modes)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & wanted == wanted
  }

  private func hasOutput(wait milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0 && descriptor.revents & Int16(POLLIN) != 0
  }

  @discardableResult
  private func readAvailable() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(controller, &buffer, buffer.count)
    guard count > 0 else { return false }
    undecoded += buffer[..<count]
    // A character may be cut at the end of what came.
    guard let text = String(validating: undecoded, as: UTF8.self) else { return true }
    undecoded = []
    model.feed(text)
    return true
  }
}

/// The next stop or the end of a process, waited for on a thread of its own, since such a wait has
/// no limit.
private final class StatusChange: @unchecked Sendable {
  // Unchecked: the status is read after the thread has told that it is there.
  private(set) var status: Int32 = 0
  private let isThere = DispatchSemaphore(value: 0)

  init(of process: pid_t) {
    Thread.detachNewThread { [self] in
      while waitpid(process, &status, WUNTRACED) < 0, errno == EINTR {}
      isThere.signal()
    }
  }

  func comes(within time: DispatchTimeInterval) -> Bool {
    let deadline: DispatchTime = time == .never ? .distantFuture : .now() + time
    return isThere.wait(timeout: deadline) == .success
  }

  /// Whether the process ended: there is none of its number any more.
  var isEnd: Bool { status & 0xFF != 0x7F }
}
