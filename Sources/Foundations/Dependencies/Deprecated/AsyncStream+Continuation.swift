import ConcurrencyExtras

extension AsyncStream {
  /// A stream along with what feeds it.
  @available(*, deprecated, renamed: "makeStream(of:bufferingPolicy:)")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }

  /// A stream of the elements of a sequence, which is asked for them at once. An error ends it.
  @available(
    *, deprecated, message: "Use 'AsyncStream(_:)', which asks the sequence when it is asked."
  )
  public init<S: AsyncSequence & Sendable>(
    _ sequence: S, bufferingPolicy limit: Continuation.BufferingPolicy
  ) where S.Element == Element, Element: Sendable {
    self.init(bufferingPolicy: limit) { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
        } catch {
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream along with what feeds it.
  @available(*, deprecated, renamed: "makeStream(of:throwing:bufferingPolicy:)")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }

  /// A stream of the elements of a sequence, which is asked for them at once.
  @available(
    *, deprecated,
    message: "Use 'AsyncThrowingStream(_:)', which asks the sequence when it is asked."
  )
  public init<S: AsyncSequence & Sendable>(
    _ sequence: S, bufferingPolicy limit: Continuation.BufferingPolicy
  ) where S.Element == Element, Element: Sendable {
    self.init(bufferingPolicy: limit) { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
