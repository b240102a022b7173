import Glibc

extension Task where Success == Never, Failure == Never {
  /// Lets other tasks run for a while.
  ///
  /// Tests wait this way for work that they have no handle on to reach its next suspension. It
  /// makes such tests steady, not certain.
  ///
  /// - Parameter count: How many times to yield: by default 20, or the number in the environment
  ///   variable `TASK_MEGA_YIELD_COUNT`.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    for _ in 0..<count {
      // Behind the work of every other priority, then behind that of this one.
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
      await Task.yield()
    }
  }
}

/// How often ``Task/megaYield(count:)`` yields, at most 10,000 times.
public let _defaultMegaYieldCount = megaYieldCount(
  getenv("TASK_MEGA_YIELD_COUNT").map { String(cString: $0) })

/// How often to yield when the environment says this.
func megaYieldCount(_ variable: String?) -> Int {
  max(0, min(variable.flatMap { Int($0) } ?? 20, 10_000))
}
