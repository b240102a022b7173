import IdentifiedCollections

/// Runs a child on each element of a stack, pushes and pops.
@usableFromInline
final class StackNode: FeatureNode {
  /// What an action means to the stack, when it is not for an element.
  @usableFromInline
  enum Transition {
    case push(StackElementID)
    case pop(StackElementID)
  }

  /// The typed parts of the node. The stack is at the node's place.
  @usableFromInline
  struct Parts {
    /// Finds an element, to be read or changed.
    @usableFromInline let element:
      (
        _ stack: UnsafeMutableRawPointer, StackElementID, StatePlace.Access
      ) -> UnsafeMutableRawPointer?
    /// Where the action is in the pair of an id and an action, in bytes.
    @usableFromInline let actionOffset: Int
    /// What an action of the stack means.
    @usableFromInline let transition: (UnsafeRawPointer) -> Transition?
    /// Puts the element on top that an action of the stack has.
    @usableFromInline let push: (_ stack: UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    /// Removes an element and all above it.
    @usableFromInline let pop: (_ stack: UnsafeMutableRawPointer, StackElementID) -> Void
    /// A number that changes with the elements that are there.
    @usableFromInline let version: (_ stack: UnsafeRawPointer) -> UInt64
    @usableFromInline let ids: (_ stack: UnsafeRawPointer) -> OrderedSet<StackElementID>
    /// How actions of an element reach the parent.
    @usableFromInline let step: (StackElementID) -> RouteStep

    @inlinable init<State, Action>(
      of action: StackAction<State, Action>.Type, step: @escaping (StackElementID) -> RouteStep
    ) {
      element = { stack, id, access in
        stack.assumingMemoryBound(to: StackState<State>.self).element(withID: id, for: access)
      }
      actionOffset = offset(of: Action.self, behind: StackElementID.self)
      transition = { action in
        switch action.assumingMemoryBound(to: StackAction<State, Action>.self).pointee {
        case .push(let id, _): .push(id)
        case .popFrom(let id): .pop(id)
        case .element: nil
        }
      }
      push = { stack, action in
        let action = action.assumingMemoryBound(to: StackAction<State, Action>.self)
        guard case .push(let id, let element) = action.pointee else { return }
        stack.assumingMemoryBound(to: StackState<State>.self).pointee.push(element, id: id)
      }
      pop = { $0.assumingMemoryBound(to: StackState<State>.self).pointee.pop(from: $1) }
      version = {
        $0.assumingMemoryBound(to: StackState<State>.self).pointee.components._identityVersion
      }
      ids = { $0.assumingMemoryBound(to: StackState<State>.self).pointee.ids }
      self.step = step
    }
  }

  private let parts: Parts
  private let actions: CasePlace

  /// Where in what ``actions`` leads to the id and the action of an element are, one after the other.
  private let elementActions: CasePlace

  private let reports: StackReports
  private let parent: ReducerNode
  private let reportMissing: MissingChildReport

  /// The version of the stack that was last seen, and its elements.
  //
  // Nothing calls out while these are accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var lastVersion: UInt64 = 0
  @exclusivity(unchecked) private var lastIDs: OrderedSet<StackElementID> = []

  @usableFromInline init(
    _ place: PropertyPlace, actions: CasePlace, elementActions: CasePlace, parts: Parts,
    keyPath: AnyKeyPath, reports: StackReports, observation: ChildObservation,
    parent: ReducerNode, child: LazyNode, reportMissing: MissingChildReport
  ) {
    self.parts = parts
    self.actions = actions
    self.elementActions = elementActions
    self.reports = reports
    self.parent = parent
    self.reportMissing = reportMissing
    super.init(place, keyPath: keyPath, observation: observation, child: child)
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    let isKnown = version(state) == lastVersion
    if !isKnown { remember(state) }
    let effect = runStack(state, action)
    return isKnown && version(state) == lastVersion ? effect : following(effect, state)
  }

  private func runStack(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let own = actions.open(action) else { return parent.run(state, action) }
    let effect: EffectBox?
    if let element = elementActions.open(own) {
      let id = element.load(as: StackElementID.self)
      let elementEffect = runElement(id, element + parts.actionOffset, state, action)
      elementActions.close(element, in: own)
      effect = runParent(state, action, elementEffect, of: id)
    } else {
      effect = runTransition(own, state, action)
    }
    actions.close(own, in: action)
    return effect
  }

  private func runElement(
    _ id: StackElementID, _ elementAction: UnsafeRawPointer, _ state: UnsafeMutableRawPointer,
    _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let stack = place.open(state, for: .changing) else { return nil }
    var effect: EffectBox?
    if let element = parts.element(stack, id, .changing) {
      effect = run(element, elementAction, in: state, action)
    } else {
      reportMissing(state, action)
    }
    place.close(stack, in: state, after: .changing)
    return effect
  }

  /// Runs the parent after the element. What an element has started that is gone then goes with it.
  private func runParent(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer,
    _ elementEffect: consuming EffectBox?, of id: StackElementID
  ) -> EffectBox? {
    let effect = parent.run(state, action)
    guard let elementEffect else { return effect }
    guard ids(state).contains(id) else {
      if let feature = parts.step(id).feature { Reduction.featureIsGone(feature) }
      return effect
    }
    return merge(EffectBox.extend(elementEffect, by: parts.step(id)), effect)
  }

  private func runTransition(
    _ own: UnsafeRawPointer, _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    switch parts.transition(own) {
    case .push(let id):
      push(own, id: id, state)
      return parent.run(state, action)
    case .pop(let id):
      // The parent sees a last time what is popped.
      let effect = parent.run(state, action)
      pop(id, state)
      return effect
    case nil:
      return parent.run(state, action)
    }
  }

  private func push(_ own: UnsafeRawPointer, id: StackElementID, _ state: UnsafeMutableRawPointer) {
    let ids = ids(state)
    guard !ids.contains(id) else { return reports.reportDuplicate(id, ids: ids) }
    reports.checkOrder(of: id)
    change(state) { parts.push($0, own) }
  }

  private func pop(_ id: StackElementID, _ state: UnsafeMutableRawPointer) {
    let ids = ids(state)
    guard ids.contains(id) else { return reports.reportMissing(id, ids: ids) }
    change(state) { parts.pop($0, id) }
  }

  private func change(
    _ state: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    guard let stack = place.open(state, for: .changing) else { return }
    body(stack)
    place.close(stack, in: state, after: .changing)
    notify(state)
  }

  private func version(_ state: UnsafeMutableRawPointer) -> UInt64 {
    if let offset = place.offset { return parts.version(state + offset) }
    var version: UInt64 = 0
    place.read(state) { version = parts.version($0) }
    return version
  }

  private func ids(_ state: UnsafeMutableRawPointer) -> OrderedSet<StackElementID> {
    var ids: OrderedSet<StackElementID> = []
    place.read(state) { ids = parts.ids($0) }
    return ids
  }

  private func remember(_ state: UnsafeMutableRawPointer) {
    lastVersion = version(state)
    lastIDs = ids(state)
  }

  /// Has elements that are new present as long as they stay.
  private func following(
    _ effect: consuming EffectBox?, _ state: UnsafeMutableRawPointer
  ) -> EffectBox? {
    let before = lastIDs
    remember(state)
    var effect = effect
    for id in lastIDs where !before.contains(id) {
      effect = merge(effect, EffectBox(.present(FeatureID(keyPath, identity: AnyHashable(id)))))
    }
    if !lastIDs.isEmpty { followFeatures(in: state) }
    return effect
  }

  override func state(
    of feature: FeatureID, in stack: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    guard let id = feature.identity?.base as? StackElementID else { return nil }
    return parts.element(stack, id, .reading)
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    super.sweep(state, of: path, &sweep)
    parent.sweep(state, of: path, &sweep)
  }

  override func step(in action: UnsafeRawPointer) -> RouteStep {
    guard let own = actions.open(action), let element = elementActions.open(own) else {
      preconditionFailure("Only the action of an element runs an element.")
    }
    defer {
      elementActions.close(element, in: own)
      actions.close(own, in: action)
    }
    return parts.step(element.load(as: StackElementID.self))
  }
}
