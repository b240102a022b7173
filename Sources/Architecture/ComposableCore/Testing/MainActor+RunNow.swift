import Dispatch
import Foundation

extension MainActor {
  /// Runs an operation on the main actor before it returns, from wherever it is called.
  nonisolated static func runNow(_ operation: @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil {
      MainActor.assumeIsolated(operation)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(operation) }
    }
  }
}

/// Tells the main queue: on Linux it is not always the main thread that works on it.
private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
