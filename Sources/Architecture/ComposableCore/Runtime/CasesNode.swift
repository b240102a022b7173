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

    /// The step from the child to the enum.
    fileprivate func step(identity: AnyHashable?) -> RouteStep {
      identity == nil ? step : step.leaving(FeatureID(keyPath, identity: identity))
    }
  }

  private let cases: [Case]
  private let actionLayout: EnumLayout?

  /// The place of the child that a case of the action is for, by the number of that case; known once an
  /// action in the case has come.
  private var placesOfActions: [Int?] = []

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
    var identity: AnyHashable?
    let effect = running.parts.modify(state) { childState in
      identity = running.identity(childState)
      let effect = withIdentity(identity) { identity in
        withFrame(of: running.child, action, identity: identity) {
          running.parts.readAction(action) {
            running.observation.run(running.child, state, childState, $0)
          }
        }
      }
      return effect.map { EffectBox.extend($0, by: running.step(identity: identity)) }
    }
    guard var effect else {
      running.parts.reportOtherCase(state, action)
      return endingForgottenChildren(nil, state)
    }
    if let identity, case let child = FeatureID(running.keyPath, identity: identity),
      !isPresent(child, in: running, state)
    {
      effect = merge(effect, EffectBox(.end(child)))
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
          isPresent = each.identity(childState) == feature.identity
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
    return running.step(identity: frame.identity?.pointee)
  }

  /// The case whose child an action is for.
  private func `case`(of action: UnsafeRawPointer) -> Case? {
    guard let actionLayout else { return cases.first { $0.parts.isActionOf(action) } }
    let tag = actionLayout.tag(of: action)
    while placesOfActions.count <= tag { placesOfActions.append(nil) }
    let place =
      placesOfActions[tag] ?? cases.firstIndex { $0.parts.isActionOf(action) } ?? Self.nowhere
    placesOfActions[tag] = place
    return place == Self.nowhere ? nil : cases[place]
  }

  private func withIdentity<Result>(
    _ identity: AnyHashable?, _ operation: (UnsafePointer<AnyHashable>?) -> Result
  ) -> Result {
    guard let identity else { return operation(nil) }
    return withUnsafePointer(to: identity) { operation($0) }
  }

  /// Ends what children have started that are not there any more.
  private func endingForgottenChildren(
    _ effect: consuming EffectBox?, _ state: UnsafeMutableRawPointer
  ) -> EffectBox? {
    guard let reduction = Reduction.current, reduction.effects.hasFeatures else { return effect }
    var effect = effect
    let path = reduction.route.features
    for each in cases {
      for feature in reduction.effects.children(of: path, at: each.keyPath)
      where !isPresent(feature, in: each, state) {
        effect = merge(effect, EffectBox(.end(feature)))
      }
    }
    return effect
  }

  private func isPresent(
    _ feature: FeatureID, in each: Case, _ state: UnsafeMutableRawPointer
  ) -> Bool {
    var isPresent = false
    _ = each.parts.modify(state) { childState in
      isPresent = each.identity(childState) == feature.identity
      return nil
    }
    return isPresent
  }
}
