import Dispatch
import Foundation

/// Whether the current code runs on the main actor: on the main queue, which other threads may serve
/// once the main thread waits for it, or else on the main thread.
var isOnMainActor: Bool {
  DispatchQueue.getSpecific(key: mainQueueMark) != nil || isMainThread
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// `Thread.isMainThread`, remembered by each thread: asking takes as long as ten changes.
private var isMainThread: Bool {
  let answer = Int(bitPattern: pthread_getspecific(isMainThreadKey))
  if answer != 0 { return answer == 1 }
  let isMain = Thread.isMainThread
  pthread_setspecific(isMainThreadKey, UnsafeRawPointer(bitPattern: isMain ? 1 : 2))
  return isMain
}

private let isMainThreadKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()
