import DataFlow

@available(
  *, deprecated, message: "Wait for the task of the action: 'await store.send(…).finish()'."
)
extension ViewStore {
  /// Sends an action, and waits for as long as the state satisfies a predicate, as a refresh control
  /// does.
  ///
  /// When the waiting task is cancelled, so are the effects of the action.
  public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action), while: predicate)
  }

  /// Sends an action within an animation, and waits for as long as the state satisfies a predicate.
  public func send(
    _ action: ViewAction, animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action, animation: animation), while: predicate)
  }

  private func wait(
    for task: StoreTask, while predicate: @escaping (ViewState) -> Bool
  ) async {
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits for as long as the state satisfies a predicate, or until the task is cancelled.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    guard predicate(state) else { return }
    await waits.wait(while: predicate)
  }
}

/// Who waits for a state.
@MainActor
final class ViewStateWaits<ViewState> {
  private struct Wait {
    let goesOn: (ViewState) -> Bool
    let end: AsyncStream<Never>.Continuation
  }

  private var waits: [Int: Wait] = [:]
  private var lastID = 0

  /// Waits until a state does not satisfy a predicate, or the task is cancelled.
  func wait(while predicate: @escaping (ViewState) -> Bool) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    lastID += 1
    let id = lastID
    waits[id] = Wait(goesOn: predicate, end: continuation)
    defer { waits[id] = nil }
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next(isolation: #isolation)
  }

  func end(with state: ViewState) {
    for wait in waits.values where !wait.goesOn(state) { wait.end.finish() }
  }
}
