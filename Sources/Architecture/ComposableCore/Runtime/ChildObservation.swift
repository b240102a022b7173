/// Tells the readers of a parent's property when the child in it has become another value.
@usableFromInline
struct ChildObservation {
  private let parent: StateIdentityReader
  private let child: StateIdentityReader
  private let field: StateField?

  @usableFromInline init<Parent, Child>(
    of child: Child.Type, at place: StatePlace, in parent: Parent.Type
  ) {
    self.parent = StateIdentityReader(parent)
    self.child = StateIdentityReader(child)
    field = place.field
  }

  /// Prepares a child for its reducer.
  ///
  /// - Returns: Which value the child is, if it knows its number.
  @inline(__always)
  func willRun(_ state: UnsafeMutableRawPointer) -> UInt64? {
    guard let number = child.number(state) else { return nil }
    child.separateFromCopies(state)
    return number
  }

  /// Whether a child that knows its number is another value than it was.
  @inline(__always)
  func isAnother(_ state: UnsafeRawPointer, than number: UInt64) -> Bool {
    child.number(state) != number
  }

  /// What is to be known of another child before its reducer runs; `nil` when nobody is to be told.
  func mark(
    _ state: UnsafeRawPointer, in parentState: UnsafeRawPointer
  ) -> StateMark? {
    guard let field, parent.isObserved(field, in: parentState) else { return nil }
    return child.mark(state) ?? .unknown
  }

  /// Whether such a child is another value than it was.
  func isAnother(_ state: UnsafeRawPointer, than mark: StateMark) -> Bool {
    !child.isUnchanged(state, since: mark)
  }

  /// Has features looked for that are gone, when another value takes the place of the child.
  func followFeatures(in parentState: UnsafeRawPointer) {
    if let field, parent.followFeatures(in: field, of: parentState) { return }
    // An enum is a part of something else that is followed.
    if !parent.isComputed { Reduction.current?.sweepsAlways = true }
  }

  /// Tells the readers of the property.
  func notify(_ parentState: UnsafeMutableRawPointer) {
    if let field { parent.notify(field, in: parentState) }
  }
}
