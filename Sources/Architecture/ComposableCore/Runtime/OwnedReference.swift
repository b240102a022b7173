/// A reference to an object that the holder of this owns, and lets go in its `deinit`.
///
/// The object is used without a retain, which is slow where there are weak references to it.
struct OwnedReference<Object: AnyObject & Sendable>: Sendable {
  private let object: Unmanaged<Object>

  init(_ object: Object) {
    self.object = .passRetained(object)
  }

  func release() {
    object.release()
  }

  func isReference(to other: Object) -> Bool {
    object.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Calls `body` with the object, which stays as long as the holder does.
  //
  // The function of the standard library checks at each call that a closure of the main actor is on
  // it; this one is known to call where it is called.
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result {
    object._withUnsafeGuaranteedRef(body)
  }
}
