extension AsyncStream {
  /// A stream of the elements of a sequence.
  ///
  /// Nothing is asked of the sequence before the stream is, and nothing is kept in between. An
  /// error ends the stream; ``Swift/AsyncThrowingStream`` passes it on.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let pull = PullIterator(sequence)
    self.init {
      try? await pull.next()
    }
  }

  /// A stream of the elements of a sequence that nobody else may iterate over.
  @available(*, deprecated, message: "Use a sequence that is 'Sendable'.")
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let next = UncheckedSendable(PullIterator(sequence).next)
    self.init {
      try? await next.value()
    }
  }

  /// A stream that has no element and ends when its task is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that has ended.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A stream of the elements of this sequence, which hides its type. An error ends it.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }
}

extension AsyncSequence {
  /// A stream of the elements of this sequence, over which nobody else may iterate.
  @available(*, deprecated, message: "Use a sequence that is 'Sendable'.")
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }
}
