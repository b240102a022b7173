import ConcurrencyExtras
import ProcessEnd
import Testing

struct DocumentationTests {
  @Test func `The page's example takes its work back`() {
    let isReleased = LockIsolated(false)
    do {
      let owner = Owner { isReleased.setValue(true) }
      let goodbye = ProcessEnd.register(.lastWords) {
        print("Goodbye.", owner)
      }

      // There is nothing to say any more.
      goodbye.cancel()
    }
    #expect(isReleased.value)
  }

  /// Something that the work holds as long as it is to be done.
  private final class Owner: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }
}
