import CTerminal
import Dispatch
import Glibc

/// Reads what the user does, away from the main actor: Ctrl-C and Ctrl-Z work though the app is
/// busy.
///
/// Nothing runs while nothing comes in. The one timer runs while an escape waits to be a key or the
/// start of a sequence.
// `@unchecked`: everything but `start` runs on the queue.
final class InputReader: @unchecked Sendable {
  private let queue = DispatchQueue(label: "terminal input", qos: .userInteractive)
  private let source: any DispatchSourceRead
  private let deliver: @MainActor @Sendable (InputEvent) -> Void
  private var parser = InputParser()
  private var escapeTimeout: DispatchWorkItem?
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// How long an escape waits for the rest of its sequence. Terminals send sequences whole; a slow
  /// line may cut them.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(50)

  init(deliver: @escaping @MainActor @Sendable (InputEvent) -> Void) {
    self.deliver = deliver
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
  }

  func start() {
    source.setEventHandler { [unowned self] in readAvailable() }
    source.activate()
  }

  private func readAvailable() {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      // The terminal is gone.
      source.cancel()
      terminal_end_by_signal(SIGHUP)
      return
    }
    escapeTimeout?.cancel()
    escapeTimeout = nil
    send(parser.parse(buffer[..<count]))
    if parser.hasPendingEscape { waitForSequence() }
  }

  private func waitForSequence() {
    let timeout = DispatchWorkItem { [unowned self] in send(parser.endEscape()) }
    escapeTimeout = timeout
    queue.asyncAfter(deadline: .now() + Self.escapeDelay, execute: timeout)
  }

  private func send(_ events: [InputEvent]) {
    for event in events {
      switch event {
      case .key(.character("c"), .control): terminal_end_by_signal(SIGINT)
      case .key(.character("z"), .control): terminal_suspend()
      default:
        DispatchQueue.main.async { [deliver] in MainActor.assumeIsolated { deliver(event) } }
      }
    }
  }
}
