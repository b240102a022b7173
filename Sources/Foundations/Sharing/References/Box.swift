import Synchronization

/// What the copies of a property hold together: the reference, which `$property = …` replaces for all
/// of them.
final class Box<Reference: Sendable>: Sendable {
  private let content: Mutex<Reference>

  init(_ reference: Reference) {
    content = Mutex(reference)
  }

  var reference: Reference {
    get { content.withLock { $0 } }
    set {
      // The old one is released after the lock: its end may run anything.
      let old = content.withLock { content in
        let old = content
        content = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }
}
