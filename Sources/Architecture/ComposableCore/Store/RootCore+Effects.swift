/// An effect whose parts are known to the store: they can be cancelled before they begin.
enum PreparedEffect {
  case send(EffectBox, SendSource)
  case run(RunningEffect)
  case merge([PreparedEffect])
  case sequence(RunningEffect, [PreparedEffect])
  case presentation(RunningEffect)
  case cancel(CancelID, in: [FeatureID], EffectStart, position: Int)

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
  /// - Parameter outer: The rest of the way from the effect's own route to the root.
  func start(_ effect: EffectBox, _ outer: [RouteStep] = [], of origin: inout EffectOrigin) {
    switch effect.operation {
    case .merge(let members):
      let route = effect.route(followedBy: outer)
      if members.allSatisfy(\.isPlainSend) {
        send(effect, SendSource(tree: origin.treeOrNew(), route: route))
      } else {
        origin.descend { origin in
          for part in effect.parts { start(part, route, of: &origin) }
        }
      }
    case .send:
      let route = effect.route(followedBy: outer)
      send(effect, SendSource(tree: origin.treeOrNew(), route: route))
    case .run, .concatenate, .cancel, .present:
      _ = begin(prepare(effect, outer, &origin))
    }
  }

  private func prepare(
    _ effect: EffectBox, _ outer: [RouteStep], _ origin: inout EffectOrigin
  ) -> PreparedEffect {
    let route = effect.route(followedBy: outer)
    switch effect.operation {
    case .send:
      return .send(effect, SendSource(tree: origin.treeOrNew(), route: route))
    case .run(let operation):
      return .run(register(.operation(operation), route, &origin))
    case .merge:
      return .merge(prepareParts(of: effect, route, &origin))
    case .concatenate:
      let sequence = register(.sequence, route, &origin)
      return .sequence(sequence, prepareParts(of: effect, route, &origin))
    case .present(let child):
      return .presentation(register(.presentation, [.boundary(child)] + route, &origin))
    case .cancel(let id):
      origin.count += 1
      return .cancel(id, in: route.features, origin.start, position: origin.count)
    }
  }

  private func prepareParts(
    of effect: EffectBox, _ route: [RouteStep], _ origin: inout EffectOrigin
  ) -> [PreparedEffect] {
    var parts: [PreparedEffect] = []
    origin.descend { origin in
      for part in effect.parts { parts.append(prepare(part, route, &origin)) }
    }
    return parts
  }

  private func register(
    _ kind: RunningEffect.Kind, _ route: [RouteStep], _ origin: inout EffectOrigin
  ) -> RunningEffect {
    let tree = origin.treeOrNew()
    origin.count += 1
    let effect = RunningEffect(
      kind: kind, route: route, tree: tree, start: origin.start, position: origin.count,
      origin: kind.isOperation ? origin.action.map(actions.value(at:)) ?? () : (), in: effects)
    effects.add(effect)
    if tree.add(effect) { effect.cancel() }
    return effect
  }

  /// Begins a prepared effect.
  ///
  /// - Returns: A task that ends when the effect does; `nil` when it already has.
  private func begin(_ effect: PreparedEffect) -> Task<Void, Never>? {
    switch effect {
    case .send(let effect, let source):
      send(effect, source)
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
    case .cancel(let id, let path, let start, let position):
      effects.cancel(id, in: path) { !$0.comes(after: position, of: start) }
      return nil
    }
  }

  /// Has what an effect, or a merge of such, sends at once wait for its turn.
  private func send(_ effect: EffectBox, _ source: SendSource) {
    effects.add(source)
    queue.append(effect, .send(source), in: source.transaction)
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
