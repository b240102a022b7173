import CBenchmarks
import Foundation

/// What one call of an operation takes.
struct Measurement {
  var nanoseconds: Double
  var allocations: Double

  /// Calls an operation a number of times and takes the mean.
  @MainActor
  init(of operation: () -> Void, calls: Int) {
    let allocations = allocation_count()
    let start = threadTime()
    for _ in 0..<calls { operation() }
    let end = threadTime()
    self.nanoseconds = Double(end - start) / Double(calls)
    self.allocations = Double(allocation_count() - allocations) / Double(calls)
  }
}

/// The processor time of this thread in nanoseconds: other processes on the machine do not add to
/// it.
private func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
