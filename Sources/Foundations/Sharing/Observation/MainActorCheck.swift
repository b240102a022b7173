import Dispatch
import Foundation

/// Whether the current code runs on the main actor: on the main thread, or on the main queue, which
/// other threads may serve once the main thread waits for it.
var isOnMainActor: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
