import ConcurrencyExtras
import IssueReporting

/// A scheduler whose time passes when a test says so.
///
/// ```swift
/// let queue = DispatchQueue.test
/// let model = Search(mainQueue: queue.eraseToAnyScheduler())
/// model.query = "swift"
/// await queue.advance(by: .milliseconds(300))
/// ```
///
/// Actions run in the order of their times, and for equal times in the order in which they were
/// scheduled, when the test advances the scheduler past them. The time that an action reads is its
/// own. An action that is scheduled for now waits for the next ``advance(by:)-(_)`` too.
public final class TestScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, Sendable
where
  SchedulerTimeType: Strideable & Sendable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & Sendable,
  SchedulerOptions: Sendable
{
  private let agenda: Locked<Agenda>

  public init(now: SchedulerTimeType) {
    self.agenda = Locked(Agenda(now: now))
  }

  /// The time that the test has advanced to.
  public var now: SchedulerTimeType { agenda.withLock { $0.now } }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Advances the time, and runs the actions that come due before it returns.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Advances the time, and runs the actions that come due. Tasks have a chance to run before and
  /// after each of them.
  @MainActor
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the time, and runs the actions that come due before it returns.
  ///
  /// What they schedule until that time runs as well. A time in the past changes nothing.
  public func advance(to instant: SchedulerTimeType) {
    while runNext(until: instant) {}
    agenda.withLock { $0.now = max($0.now, instant) }
  }

  /// Advances the time, and runs the actions that come due. Tasks have a chance to run before and
  /// after each of them.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    repeat { await Task.megaYield() } while runNext(until: instant)
    agenda.withLock { $0.now = max($0.now, instant) }
    await Task.megaYield()
  }

  /// Advances the time from action to action until none is left, before it returns.
  ///
  /// Repeated work has no end until it is cancelled: advance by a certain time where nobody does.
  public func run() {
    while runNext(until: nil) {}
  }

  /// Advances the time from action to action until none is left. Tasks have a chance to run before
  /// and after each of them.
  ///
  /// Repeated work has no end until it is cancelled: advance by a certain time where nobody does.
  @MainActor
  public func run() async {
    repeat { await Task.megaYield() } while runNext(until: nil)
  }

  private func runNext(until limit: SchedulerTimeType?) -> Bool {
    // Out of the lock, since the action may schedule another one.
    guard let work = agenda.withLock({ $0.takeNext(until: limit) }) else { return false }
    work.perform()
    return true
  }
}

extension TestScheduler {
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    agenda.withLock { _ = $0.add(work, at: $0.now) }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action)
    agenda.withLock { _ = $0.add(work, at: date) }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action)
    var repetition: SchedulerTimeType.Stride? = interval
    if interval <= .zero {
      reportIssue(
        """
        Work that is repeated on a 'TestScheduler' needs an interval greater than zero, or the \
        time never gets past it. The work is run once.
        """)
      repetition = nil
    }
    let number = agenda.withLock { [repetition] in $0.add(work, at: date, interval: repetition) }
    return AnyCancellable { [weak self] in self?.agenda.withLock { $0.remove(number) } }
  }
}

extension TestScheduler {
  private struct Appointment {
    let number: Int
    var date: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let work: Work
  }

  private struct Agenda {
    var now: SchedulerTimeType
    /// In the order of their dates, and for equal ones in the order of their numbers.
    private var appointments: [Appointment] = []
    private var lastNumber = 0

    init(now: SchedulerTimeType) {
      self.now = now
    }

    mutating func add(
      _ work: Work, at date: SchedulerTimeType, interval: SchedulerTimeType.Stride? = nil
    ) -> Int {
      lastNumber += 1
      insert(Appointment(number: lastNumber, date: date, interval: interval, work: work))
      return lastNumber
    }

    mutating func remove(_ number: Int) {
      appointments.removeAll { $0.number == number }
    }

    /// Moves to the date of the first appointment that is not after the limit, and removes it unless
    /// it is repeated.
    mutating func takeNext(until limit: SchedulerTimeType?) -> Work? {
      guard var next = appointments.first else { return nil }
      if let limit, next.date > limit { return nil }
      appointments.removeFirst()
      now = max(now, next.date)
      if let interval = next.interval {
        next.date = next.date.advanced(by: interval)
        insert(next)
      }
      return next.work
    }

    private mutating func insert(_ appointment: Appointment) {
      let index = appointments.firstIndex {
        ($0.date, $0.number) > (appointment.date, appointment.number)
      }
      appointments.insert(appointment, at: index ?? appointments.endIndex)
    }
  }
}

/// A test scheduler that has the times and options of another: `TestSchedulerOf<DispatchQueue>`.
public typealias TestSchedulerOf<Scheduler> = TestScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: CombineSchedulers.Scheduler

extension Scheduler where SchedulerTimeType: _QueueTime {
  /// A scheduler whose time passes when a test says so, in place of this kind of queue.
  public static var test: TestSchedulerOf<Self> { TestScheduler(now: ._start) }
}
