import CTerminal
import Dispatch
import Glibc

/// Reads what the user does, away from the main actor: Ctrl-C and Ctrl-Z work though the app is
/// busy.
///
/// Nothing runs while nothing comes in. The one timer runs while a sequence or a paste has begun
/// and is not at its end.
// `@unchecked`: everything but `start` runs on the queue.
final class InputReader: @unchecked Sendable {
  private let queue = DispatchQueue(label: "terminal input", qos: .userInteractive)
  private let source: any DispatchSourceRead
  private let deliver: @MainActor @Sendable (InputEvent) -> Void
  private var parser = InputParser()
  private var timeout: DispatchWorkItem?
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// How long a sequence waits for its rest. Terminals send sequences whole; a slow line may cut
  /// them.
  private static let sequenceDelay = DispatchTimeInterval.milliseconds(50)
  /// How long a paste waits for its rest, which comes in as many parts as the line makes of it.
  private static let pasteDelay = DispatchTimeInterval.seconds(1)

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
    timeout?.cancel()
    timeout = nil
    send(parser.parse(buffer[..<count]))
    switch parser.wait {
    case .sequence: endWait(after: Self.sequenceDelay)
    case .paste: endWait(after: Self.pasteDelay)
    case nil: break
    }
  }

  private func endWait(after delay: DispatchTimeInterval) {
    let timeout = DispatchWorkItem { [unowned self] in
      // A process that stood still finds its time gone, and bytes that came in time.
      if !hasInput { send(parser.endWait()) }
    }
    self.timeout = timeout
    queue.asyncAfter(deadline: .now() + delay, execute: timeout)
  }

  private var hasInput: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
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
