/// Where the state of a child lies in the state of its parent.
///
/// From ``open(_:for:)`` to ``close(_:in:after:)`` the child's state is at a pointer, and nobody else
/// may use the parent's.
//
// Two calls and not one with a closure: children in children are run between them, and closures in
// closures would take most of the stack.
@usableFromInline
class StatePlace {
  @usableFromInline
  enum Access {
    case reading, changing
  }

  /// The property of the parent's state that it is in; `nil` when any change may concern it.
  @usableFromInline final let field: StateField?

  /// Where it is stored in the parent's state, in bytes, if it is always there.
  @usableFromInline final let offset: Int?

  /// Whether there is something to be done when it has been used.
  private final let mustClose: Bool

  init(field: StateField?, offset: Int? = nil, mustClose: Bool) {
    self.field = field
    self.offset = offset
    self.mustClose = mustClose
  }

  /// Finds the child's state, `nil` when there is none now.
  func open(
    _ state: UnsafeMutableRawPointer, for access: Access
  ) -> UnsafeMutableRawPointer? {
    preconditionFailure("Every kind of place says how it is opened.")
  }

  /// Ends what ``open(_:for:)`` began, when that has found something.
  @inline(__always)
  final func close(
    _ child: UnsafeMutableRawPointer, in state: UnsafeMutableRawPointer, after access: Access
  ) {
    if mustClose { end(child, in: state, after: access) }
  }

  /// Does what is to be done when a place has been used that has said so.
  func end(
    _ child: UnsafeMutableRawPointer, in state: UnsafeMutableRawPointer, after access: Access
  ) {}
}

extension StatePlace {
  /// Calls `body` with the child's state, to read it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  final func read(
    _ state: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) -> Bool {
    guard let child = open(state, for: .reading) else { return false }
    body(child)
    close(child, in: state, after: .reading)
    return true
  }
}
