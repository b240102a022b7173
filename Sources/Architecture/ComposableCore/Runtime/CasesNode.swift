/// Runs the child of the case that an enum is in.
@usableFromInline
final class CasesNode: ReducerNode {
  /// A case with a child.
  @usableFromInline
  final class Case {
    @usableFromInline
    typealias Modify =
      (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> EffectBox?) -> EffectBox??

    /// The typed parts of the case.
    @usableFromInline
    struct Parts {
      /// Whether an action is for the child.
      @usableFromInline let isActionOf: (UnsafeRawPointer) -> Bool
      /// Calls its closure with the child's state, if the enum is in the case.
      @usableFromInline let modify: Modify
      /// Calls its closure with the child's action.
      @usableFromInline let readAction:
        (UnsafeRawPointer, (UnsafeRawPointer) -> EffectBox?) -> EffectBox?
      /// Reports an action for a child whose case the enum is not in.
      @usableFromInline let reportOtherCase: (UnsafeRawPointer, UnsafeRawPointer) -> Void

      @usableFromInline init(
        isActionOf: @escaping (UnsafeRawPointer) -> Bool,
        modify: @escaping Modify,
        readAction:
          @escaping (UnsafeRawPointer, (UnsafeRawPointer) -> EffectBox?) -> EffectBox?,
        reportOtherCase: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Void
      ) {
        self.isActionOf = isActionOf
        self.modify = modify
        self.readAction = readAction
        self.reportOtherCase = reportOtherCase
      }
    }

    fileprivate let parts: Parts
    fileprivate let keyPath: AnyKeyPath
    fileprivate let step: RouteStep
    fileprivate let identity: ChildIdentityReader
    fileprivate let observation: ChildObservation
    fileprivate let child: LazyNode

    @usableFromInline init(
      _ parts: Parts, keyPath: AnyKeyPath, step: RouteStep, identity: ChildIdentityReader,
      observation: ChildObservation, child: LazyNode
    ) {
      self.parts = parts
      self.keyPath = keyPath
      self.step = step.leaving(FeatureID(keyPath))
      self.identity = identity
      self.observation = observation
      self.child = child
    }

    /// The step from a child to the enum.
    fileprivate func step(for child: ChildIdentity?) -> RouteStep {
      guard let child, child.isReplaceable else { return step }
      return step.leaving(FeatureID(keyPath, child))
    }
  }

  private let cases: [Case]
  private let actionLayout: EnumLayout?

  /// The place of the child that a case of the action is for, by the number of that case; known
  /// once an action in the case has come.
  //
  // Nothing calls out while these are accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var placesOfActions: [Int?] = []

  /// Instead of a place: there is no child.
  private static let nowhere = -1

  @usableFromInline init(_ cases: [Case], action: EnumLayout?) {
    self.cases = cases
    actionLayout = action
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let running = self.case(of: action) else { return endingForgottenChildren(nil, state) }
    var before: ChildIdentity?
    let effect = running.parts.modify(state) { childState in
      let child = running.identity(childState)
      before = child
      let effect = withUnsafePointer(to: child) { child in
        withFrame(of: running.child, action, child: child) {
          running.parts.readAction(action) {
            running.observation.run(running.child, state, childState, $0)
          }
        }
      }
      return effect.map { EffectBox.extend($0, by: running.step(for: child)) }
    }
    guard var effect else {
      running.parts.reportOtherCase(state, action)
      return endingForgottenChildren(nil, state)
    }
    // A child that changes its own id is another one.
    if let before, before.isReplaceable, !isPresent(before, in: running, state) {
      effect = merge(effect, EffectBox(.end(FeatureID(running.keyPath, before))))
    }
    return endingForgottenChildren(effect, state)
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for each in cases {
      for feature in sweep.features(in: path, at: each.keyPath) {
        var isPresent = false
        _ = each.parts.modify(state) { childState in
          isPresent = each.identity(childState) == feature.child
          if isPresent { each.child.sweep(childState, of: path + [feature], &sweep) }
          return nil
        }
        if !isPresent { sweep.gone.append(path + [feature]) }
      }
    }
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep {
    guard let running = self.case(of: frame.action) else {
      preconditionFailure("Only the child of a case makes a frame.")
    }
    return running.step(for: frame.child?.pointee)
  }

  /// The case whose child an action is for.
  private func `case`(of action: UnsafeRawPointer) -> Case? {
    guard let actionLayout else { return cases.first { $0.parts.isActionOf(action) } }
    let tag = actionLayout.tag(of: action)
    if tag < placesOfActions.count, let place = placesOfActions[tag] {
      return place == Self.nowhere ? nil : cases[place]
    }
    let place = cases.firstIndex { $0.parts.isActionOf(action) }
    while placesOfActions.count <= tag { placesOfActions.append(nil) }
    placesOfActions[tag] = place ?? Self.nowhere
    return place.map { cases[$0] }
  }

  /// Ends what children have started that are not there any more.
  private func endingForgottenChildren(
    _ effect: consuming EffectBox?, _ state: UnsafeMutableRawPointer
  ) -> EffectBox? {
    var effect = effect
    Reduction.withFeatures { reduction in
      let path = reduction.route.features
      for each in cases {
        for feature in reduction.effects.children(of: path, at: each.keyPath)
        where !isPresent(feature.child, in: each, state) {
          effect = merge(effect, EffectBox(.end(feature)))
        }
      }
    }
    return effect
  }

  private func isPresent(
    _ child: ChildIdentity, in each: Case, _ state: UnsafeMutableRawPointer
  ) -> Bool {
    var isPresent = false
    _ = each.parts.modify(state) { childState in
      isPresent = each.identity(childState) == child
      return nil
    }
    return isPresent
  }
}
