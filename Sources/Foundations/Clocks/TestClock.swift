import ConcurrencyExtras
import IssueReporting

/// A clock whose time passes when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task { try await clock.sleep(for: .seconds(5)) }
/// await clock.advance(by: .seconds(5))
/// try await task.value
/// ```
///
/// Sleepers wake in the order of their deadlines, one at a time, and what they start has a chance
/// to run before the next one wakes. The time that a woken task reads is its own deadline. A sleep
/// that ends now, as `sleep(for: .zero)` does, still waits for the next ``advance(by:)``.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  private let state: Locked<State>

  public init(now: Instant = Instant()) {
    self.state = Locked(State(now: now))
  }

  /// The time that the test has advanced to.
  public var now: Instant {
    state.withLock { $0.now }
  }

  public var minimumResolution: Duration {
    get { state.withLock { $0.minimumResolution } }
    set { state.withLock { $0.minimumResolution = newValue } }
  }

  /// Suspends until the clock is advanced to the deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, at once.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let wakesAtOnce: Result<Void, any Error>? = state.withLock { state in
          // A cancellation from now on finds the sleeper; one from before shows here.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline < state.now { return .success(()) }
          state.add(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return nil
        }
        if let wakesAtOnce {
          continuation.resume(with: wakesAtOnce)
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.removeSleeper(id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock by a duration, waking those whose deadlines pass.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to an instant, waking those whose deadlines pass.
  ///
  /// A task that wakes and sleeps again before that instant wakes again. An instant in the past
  /// changes nothing.
  public func advance(to deadline: Instant) async {
    while await wakeNext(until: deadline) {}
    state.withLock { $0.now = max($0.now, deadline) }
    await Task.megaYield()
  }

  /// Advances the clock from deadline to deadline until nobody sleeps.
  ///
  /// - Parameter timeout: How much real time that may take. Then an issue is reported, and those
  ///   who still sleep are woken with `CancellationError`: a timer, for one, never ends by itself.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    while await wakeNext(until: nil) {
      guard ContinuousClock.now < end else {
        await Task.megaYield()
        let sleepers = state.withLock { $0.removeSleepers() }
        guard !sleepers.isEmpty else { return }
        reportIssue(
          """
          All sleeps were expected to finish within \(timeout), but some are still suspending.

          If they belong to a timer or to another loop without an end, advance the clock by a \
          certain time instead with 'advance(by:)', or cancel the loop. If there are only many of \
          them, give 'run(timeout:)' more time.
          """,
          fileID: fileID, filePath: filePath, line: line, column: column)
        for sleeper in sleepers {
          sleeper.continuation.resume(throwing: CancellationError())
        }
        return
      }
    }
    await Task.megaYield()
  }

  /// Checks that nobody sleeps on this clock, as at the end of a test.
  ///
  /// - Throws: ``SuspensionError`` if somebody does.
  public func checkSuspension() async throws {
    await Task.megaYield()
    guard state.withLock({ $0.sleepers.isEmpty }) else {
      throw SuspensionError()
    }
  }

  /// Wakes the sleeper with the earliest deadline, at that time.
  ///
  /// Tasks that were started just before are first given the chance to go to sleep.
  private func wakeNext(until limit: Instant?) async -> Bool {
    await Task.megaYield()
    let sleeper = state.withLock { $0.removeNextSleeper(until: limit) }
    sleeper?.continuation.resume()
    return sleeper != nil
  }
}

extension TestClock where Duration == Swift.Duration {
  public convenience init() {
    self.init(now: Instant())
  }
}

/// The error of ``TestClock/checkSuspension()``: somebody still sleeps on the clock.
public struct SuspensionError: Error {}

extension TestClock {
  /// A time of a ``TestClock``, as an offset from its start.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    var minimumResolution: Duration = .zero
    /// In the order of their deadlines, and for equal ones in the order of going to sleep.
    private(set) var sleepers: [Sleeper] = []
    private var ids = 0

    init(now: Instant) {
      self.now = now
    }

    mutating func makeID() -> Int {
      ids += 1
      return ids
    }

    mutating func add(_ sleeper: Sleeper) {
      let index = sleepers.firstIndex { $0.deadline > sleeper.deadline }
      sleepers.insert(sleeper, at: index ?? sleepers.endIndex)
    }

    mutating func removeSleeper(_ id: Int) -> Sleeper? {
      sleepers.firstIndex { $0.id == id }.map { sleepers.remove(at: $0) }
    }

    mutating func removeSleepers() -> [Sleeper] {
      defer { sleepers = [] }
      return sleepers
    }

    /// Removes the first sleeper whose deadline is not after the limit, and moves to its deadline.
    mutating func removeNextSleeper(until limit: Instant?) -> Sleeper? {
      guard let sleeper = sleepers.first else { return nil }
      if let limit, sleeper.deadline > limit { return nil }
      now = sleeper.deadline
      return sleepers.removeFirst()
    }
  }
}
