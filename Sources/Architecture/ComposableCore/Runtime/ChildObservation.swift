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

  /// Runs a child's reducer on its state.
  func run(
    _ node: LazyNode, _ parentState: UnsafeMutableRawPointer, _ state: UnsafeMutableRawPointer,
    _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let before = child.number(state) else {
      return runWithoutRegistrar(node, parentState, state, action)
    }
    child.separateFromCopies(state)
    let effect = node.run(state, action)
    if effect != nil { followFeatures(in: parentState) }
    if child.number(state) != before { notify(parentState) }
    return effect
  }

  /// Compares the state only if somebody is to be told.
  private func runWithoutRegistrar(
    _ node: LazyNode, _ parentState: UnsafeMutableRawPointer, _ state: UnsafeMutableRawPointer,
    _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let field, parent.isObserved(field, in: parentState) else {
      let effect = node.run(state, action)
      if effect != nil { followFeatures(in: parentState) }
      return effect
    }
    let before = child.mark(state)
    let effect = node.run(state, action)
    if effect != nil { followFeatures(in: parentState) }
    if before.map({ child.isUnchanged(state, since: $0) }) != true { notify(parentState) }
    return effect
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
