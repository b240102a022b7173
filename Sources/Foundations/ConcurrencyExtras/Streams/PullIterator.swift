/// The iterator of a sequence that is asked for by a stream, made at the first element.
// `@unchecked`: a stream has one consumer, which waits for an element before it asks for the next
// one, so no two calls meet here. A base that is not sendable is handed over by its owner, who is
// told so by a deprecation.
final class PullIterator<Base: AsyncSequence>: @unchecked Sendable {
  private var iterator: Base.AsyncIterator?
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  func next() async throws -> Base.Element? {
    var iterator = iterator ?? base.makeAsyncIterator()
    defer { self.iterator = iterator }
    return try await iterator.next()
  }
}
