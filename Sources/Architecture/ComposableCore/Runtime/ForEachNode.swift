import IdentifiedCollections

/// Runs a child on each element of a collection that actions are sent to.
@usableFromInline
final class ForEachNode: FeatureNode {
  /// The typed parts of the node. The elements are at the node's place.
  @usableFromInline
  struct Parts {
    /// Finds the element that has the id at a pointer, to be read or changed.
    @usableFromInline let element:
      (
        _ elements: UnsafeMutableRawPointer, _ id: UnsafeRawPointer, StatePlace.Access
      ) -> UnsafeMutableRawPointer?
    /// Notes that the element that has the id at a pointer has become another one.
    @usableFromInline let noteReplaced:
      (_ elements: UnsafeMutableRawPointer, _ id: UnsafeRawPointer) -> Void
    /// Calls its closure with a pointer to an id of the elements' type; not for another one.
    @usableFromInline let withID: (AnyHashable, (UnsafeRawPointer) -> Void) -> Void
    /// How actions of the element that has the id at a pointer reach the parent.
    @usableFromInline let step: (UnsafeRawPointer) -> RouteStep
    /// Where the action is in the pair of an id and an action, in bytes.
    @usableFromInline let actionOffset: Int

    @inlinable init<ID: Hashable, ElementState, ElementAction>(
      of elements: IdentifiedArray<ID, ElementState>.Type, action: ElementAction.Type,
      step: @escaping (ID) -> RouteStep
    ) {
      element = { elements, id, access in
        elements.assumingMemoryBound(to: IdentifiedArray<ID, ElementState>.self)
          .element(withID: id.assumingMemoryBound(to: ID.self).pointee, for: access)
      }
      noteReplaced = { elements, id in
        elements.assumingMemoryBound(to: IdentifiedArray<ID, ElementState>.self)
          .pointee._elementWasReplaced(id: id.assumingMemoryBound(to: ID.self).pointee)
      }
      withID = { id, body in
        if let id = id.base as? ID { withUnsafePointer(to: id) { body($0) } }
      }
      self.step = { step($0.assumingMemoryBound(to: ID.self).pointee) }
      actionOffset = offset(of: action, behind: ID.self)
    }
  }

  private let parts: Parts
  private let actions: CasePlace

  /// Where in what ``actions`` leads to the id and the action of the element are, one after the other.
  private let elementActions: CasePlace

  private let parent: ReducerNode
  private let reportMissing: MissingChildReport

  /// Whether the element that has just run has become another one.
  //
  // Nothing calls out while it is accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var isReplaced = false

  @usableFromInline init(
    _ place: PropertyPlace, actions: CasePlace, elementActions: CasePlace, parts: Parts,
    keyPath: AnyKeyPath, observation: ChildObservation, parent: ReducerNode, child: LazyNode,
    reportMissing: MissingChildReport
  ) {
    self.parts = parts
    self.actions = actions
    self.elementActions = elementActions
    self.parent = parent
    self.reportMissing = reportMissing
    super.init(place, keyPath: keyPath, observation: observation, child: child)
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let own = actions.open(action) else { return parent.run(state, action) }
    var effect: EffectBox?
    if let element = elementActions.open(own) {
      effect = runParent(state, action, runElement(element, state, action), of: element)
      elementActions.close(element, in: own)
    }
    actions.close(own, in: action)
    return effect
  }

  /// - Parameter element: Points to its id.
  private func runElement(
    _ element: UnsafeRawPointer, _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let elements = place.open(state, for: .changing) else { return nil }
    var effect: EffectBox?
    if let elementState = parts.element(elements, element, .changing) {
      effect = run(elementState, element + parts.actionOffset, in: state, action)
      if isReplaced {
        isReplaced = false
        parts.noteReplaced(elements, element)
      }
      #if DEBUG
        // Looking for it checks its id.
        _ = parts.element(elements, element, .changing)
      #endif
    } else {
      reportMissing(state, action)
    }
    place.close(elements, in: state, after: .changing)
    return effect
  }

  override func notify(_ state: UnsafeMutableRawPointer) {
    isReplaced = true
    super.notify(state)
  }

  /// Runs the parent after the element. What an element has started that is gone then goes with it.
  private func runParent(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer,
    _ elementEffect: consuming EffectBox?, of element: UnsafeRawPointer
  ) -> EffectBox? {
    let effect = parent.run(state, action)
    guard let elementEffect else { return effect }
    guard contains(element, state) else {
      if let feature = parts.step(element).feature { Reduction.featureIsGone(feature) }
      return effect
    }
    return merge(EffectBox.extend(elementEffect, by: parts.step(element)), effect)
  }

  private func contains(_ id: UnsafeRawPointer, _ state: UnsafeMutableRawPointer) -> Bool {
    var contains = false
    place.read(state) { contains = parts.element($0, id, .reading) != nil }
    return contains
  }

  override func state(
    of feature: FeatureID, in elements: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    var element: UnsafeMutableRawPointer?
    if let id = feature.identity {
      parts.withID(id) { element = parts.element(elements, $0, .reading) }
    }
    return element
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
    return parts.step(element)
  }
}
