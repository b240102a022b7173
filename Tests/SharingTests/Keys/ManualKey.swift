import Dependencies
import Sharing

/// A key that does what a test says.
///
/// By default it loads nothing, saves with success, and keeps what it is asked.
struct ManualKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  typealias Load = @Sendable (LoadContext<Value>, LoadContinuation<Value>) -> Void
  typealias Save = @Sendable (Value, SaveContext, SaveContinuation) -> Void

  /// What the key was asked, and how it answers.
  final class Log: Sendable {
    let loads = LockIsolated<[LoadContext<Value>]>([])
    let saves = LockIsolated<[(value: Value, context: SaveContext)]>([])
    let subscribers = LockIsolated<[SharedSubscriber<Value>]>([])
    let subscriptionContexts = LockIsolated<[LoadContext<Value>]>([])
    let cancellations = LockIsolated(0)
    let onLoad = LockIsolated<Load>({ _, continuation in
      continuation.resumeReturningInitialValue()
    })
    let onSave = LockIsolated<Save>({ _, _, continuation in continuation.resume() })

    /// The continuation that the next load leaves open.
    func holdLoads() -> LockIsolated<[LoadContinuation<Value>]> {
      let held = LockIsolated<[LoadContinuation<Value>]>([])
      onLoad.setValue { _, continuation in held.withValue { $0.append(continuation) } }
      return held
    }

    func holdSaves() -> LockIsolated<[SaveContinuation]> {
      let held = LockIsolated<[SaveContinuation]>([])
      onSave.setValue { _, _, continuation in held.withValue { $0.append(continuation) } }
      return held
    }

    var subscriber: SharedSubscriber<Value> { subscribers.value[0] }
  }

  let log: Log
  var name = "manual"

  init(_ log: Log = Log(), name: String = "manual") {
    self.log = log
    self.name = name
  }

  var id: ObjectIdentifier { ObjectIdentifier(log) }
  var description: String { ".\(name)" }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    log.loads.withValue { $0.append(context) }
    log.onLoad.value(context, continuation)
  }

  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    log.subscribers.withValue { $0.append(subscriber) }
    log.subscriptionContexts.withValue { $0.append(context) }
    return SharedSubscription { [log] in log.cancellations.withValue { $0 += 1 } }
  }

  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    log.saves.withValue { $0.append((value, context)) }
    log.onSave.value(value, context, continuation)
  }
}

/// An error of a test.
struct Failure: Error, Equatable {
  var id = 0
}
