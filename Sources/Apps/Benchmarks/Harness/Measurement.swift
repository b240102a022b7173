import CBenchmarks
import Foundation

/// What one call of an operation takes.
struct Measurement {
  var nanoseconds: Double
  var allocations: Double

  /// Calls an operation a number of times and takes the mean.
  @MainActor
  init(of operation: () -> Void, calls: Int) {
    let start = Reading(CLOCK_THREAD_CPUTIME_ID)
    for _ in 0..<calls { operation() }
    self.init(since: start, calls: calls)
  }

  /// The same for an operation that waits for other threads, whose time counts.
  @MainActor
  init(of operation: @MainActor () async -> Void, calls: Int) async {
    let start = Reading(CLOCK_PROCESS_CPUTIME_ID)
    for _ in 0..<calls { await operation() }
    self.init(since: start, calls: calls)
  }

  private init(since start: Reading, calls: Int) {
    let end = Reading(start.clock)
    nanoseconds = Double(end.nanoseconds - start.nanoseconds) / Double(calls)
    allocations = Double(end.allocations - start.allocations) / Double(calls)
  }
}

/// What has been used so far.
private struct Reading {
  let clock: clockid_t
  let allocations: UInt64
  /// The processor time of this thread or process: others on the machine do not add to it.
  let nanoseconds: UInt64

  init(_ clock: clockid_t) {
    var time = timespec()
    clock_gettime(clock, &time)
    self.clock = clock
    allocations = allocation_count()
    nanoseconds = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
