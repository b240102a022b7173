/// What the copies of a property hold together: the reference, which `$property = …` replaces for all
/// of them.
// `@unchecked`: the reference is touched with the lock held only.
final class Box<Reference: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  // The lock keeps accesses apart, so that they need no checks.
  @exclusivity(unchecked) private var _reference: Reference

  init(_ reference: Reference) {
    _reference = reference
  }

  var reference: Reference {
    get { lock.withLock { _reference } }
    set {
      var other = newValue
      // The old one is released after the lock: its end may run anything.
      lock.withLock { swap(&_reference, &other) }
    }
  }
}
