/// An effect whose parts are known to the store: they can be cancelled before they begin.
enum PreparedEffect {
  case send(any ErasedAction, route: [RouteStep], EffectTree)
  case run(RunningEffect)
  case merge([PreparedEffect])
  case sequence(RunningEffect, [PreparedEffect])
  case presentation(RunningEffect)
  case cancel(CancelID, in: [FeatureID])

  /// Ends what is never going to begin.
  func abandon() {
    switch self {
    case .run(let effect), .presentation(let effect):
      effect.cancel()
      effect.end()
    case .sequence(let effect, let members):
      effect.cancel()
      effect.end()
      for member in members { member.abandon() }
    case .merge(let members):
      for member in members { member.abandon() }
    case .send, .cancel:
      break
    }
  }
}

extension RootCore {
  /// Starts an effect that the reducers have returned.
  ///
  /// Members of a merge start in their order: a cancellation hits those before it, not those after.
  ///
  /// - Parameters:
  ///   - outer: The rest of the way from the effect's own route to the root.
  ///   - tree: What the effect belongs to, made when it is needed.
  ///   - origin: The action that led to the effect.
  func start(
    _ effect: EffectBox, _ outer: [RouteStep], _ tree: inout EffectTree?, origin: Any
  ) {
    start(effect, outer, Origin(action: origin), &tree)
  }

  /// What effects that start together come from.
  private struct Origin {
    let action: Any
    let start = EffectStart()
  }

  private func start(
    _ effect: EffectBox, _ outer: [RouteStep], _ origin: Origin, _ tree: inout EffectTree?
  ) {
    if case .merge(let members) = effect.operation {
      let route = effect.route(followedBy: outer)
      for member in members { start(member, route, origin, &tree) }
      return
    }
    let effect = prepare(effect, outer, origin, &tree)
    if case .run(let running) = effect {
      effects.cancelInFlight(for: running)
      unbegunEffects.append(running)
    } else {
      // They begin in their order.
      if case .sequence = effect { beginEffects(onMainActor: true) }
      _ = begin(effect)
    }
  }

  /// Begins the operations that an action has led to. Before it was known to be all of them, they would
  /// have to begin on the main actor: another effect of the action may cancel them.
  func beginEffects(onMainActor: Bool = false) {
    if unbegunEffects.isEmpty { return }
    let due = unbegunEffects
    unbegunEffects.removeAll()
    for effect in due { _ = onMainActor ? effect.begin() : effect.beginAnywhere() }
  }

  private func prepare(
    _ effect: EffectBox, _ outer: [RouteStep], _ origin: Origin, _ tree: inout EffectTree?
  ) -> PreparedEffect {
    let route = effect.route(followedBy: outer)

    func register(_ kind: RunningEffect.Kind, route: [RouteStep]) -> RunningEffect {
      let owner = tree ?? EffectTree()
      tree = owner
      let effect = RunningEffect(
        kind: kind, route: route, tree: owner, start: origin.start,
        origin: kind.isOperation ? origin.action : (), store: self)
      effects.add(effect)
      if owner.add(effect) { effect.cancel() }
      return effect
    }

    switch effect.operation {
    case .send(let action):
      let owner = tree ?? EffectTree()
      tree = owner
      return .send(action, route: route, owner)
    case .run(let operation):
      return .run(register(.operation(operation), route: route))
    case .merge(let members):
      return .merge(members.map { prepare($0, route, origin, &tree) })
    case .concatenate(let members):
      let sequence = register(.sequence, route: route)
      return .sequence(sequence, members.map { prepare($0, route, origin, &tree) })
    case .present(let child):
      return .presentation(register(.presentation, route: [.boundary(child)] + route))
    case .cancel(let id):
      return .cancel(id, in: route.features)
    }
  }

  /// Begins a prepared effect.
  ///
  /// - Returns: A task that ends when the effect does; `nil` when it already has.
  private func begin(_ effect: PreparedEffect) -> Task<Void, Never>? {
    switch effect {
    case .send(let action, let route, let tree):
      let cause = ActionQueue.Cause(tree: tree, isFromEffect: true, features: route.features)
      action.withPointer { action in
        if route.isEmpty { return queue.append(action, cause) }
        route[...].deliver(action) { queue.append($0, cause) }
      }
      return nil
    case .run(let effect):
      effects.cancelInFlight(for: effect)
      return effect.begin()
    case .merge(let members):
      return task(endingWith: members.compactMap(begin))
    case .sequence(let sequence, let members):
      effects.cancelInFlight(for: sequence)
      return begin(sequence, members)
    case .presentation:
      return nil
    case .cancel(let id, let path):
      effects.cancel(id, in: path)
      return nil
    }
  }

  /// Begins each member when the one before has ended. Those that take no time run at once.
  private func begin(
    _ sequence: RunningEffect, _ members: [PreparedEffect]
  ) -> Task<Void, Never>? {
    for (index, member) in members.enumerated() {
      guard let task = begin(member) else { continue }
      let rest = members[(index + 1)...]
      return Task { @MainActor [weak self] in
        await task.value
        for member in rest {
          guard !sequence.isCancelled else {
            member.abandon()
            continue
          }
          let task = self?.begin(member)
          self?.finishSending()
          await task?.value
        }
        sequence.end()
      }
    }
    sequence.end()
    return nil
  }

  private func task(endingWith tasks: [Task<Void, Never>]) -> Task<Void, Never>? {
    guard tasks.count > 1 else { return tasks.first }
    return Task { for task in tasks { await task.value } }
  }
}
