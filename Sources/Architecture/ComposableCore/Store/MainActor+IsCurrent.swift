import CComposableCore
import Dispatch

extension MainActor {
  /// Whether the current code runs on the main actor: on the main thread, or else on the main queue,
  /// which other threads may serve once the main thread waits for it.
  @inline(__always)
  nonisolated static var isCurrent: Bool { composable_is_main_thread() || isMainQueueCurrent }

  private nonisolated static var isMainQueueCurrent: Bool {
    DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
