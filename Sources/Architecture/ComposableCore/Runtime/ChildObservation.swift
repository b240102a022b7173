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

  /// What is to be known of a child before its reducer runs; `nil` when nobody is to be told.
  func willRun(
    _ parentState: UnsafeMutableRawPointer, _ state: UnsafeMutableRawPointer
  ) -> StateMark? {
    if let number = child.number(state) {
      child.separateFromCopies(state)
      return .number(number)
    }
    // The state is compared only if somebody is to be told.
    guard let field, parent.isObserved(field, in: parentState) else { return nil }
    return child.mark(state) ?? .unknown
  }

  /// Tells the readers of the property if the child that has run is another value.
  func didRun(
    _ parentState: UnsafeMutableRawPointer, _ state: UnsafeMutableRawPointer, since mark: StateMark
  ) {
    if !child.isUnchanged(state, since: mark) { notify(parentState) }
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
