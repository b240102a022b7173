extension AsyncThrowingStream where Failure == any Error {
  /// A stream of the elements of a sequence, and of the error that ends it.
  ///
  /// Nothing is asked of the sequence before the stream is, and nothing is kept in between.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let pull = PullIterator(sequence)
    self.init {
      try await pull.next()
    }
  }

  /// A stream of the elements of a sequence that nobody else may iterate over, and of its error.
  @available(*, deprecated, message: "Use a sequence that is 'Sendable'.")
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let next = UncheckedSendable(PullIterator(sequence).next)
    self.init {
      try await next.value()
    }
  }

  /// A stream that has no element and ends when its task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that has ended, with an error if there is one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A stream of the elements of this sequence, which hides its type.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension AsyncSequence {
  /// A stream of the elements of this sequence, over which nobody else may iterate.
  @available(*, deprecated, message: "Use a sequence that is 'Sendable'.")
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
