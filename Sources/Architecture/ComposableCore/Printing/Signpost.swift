extension Reducer {
  /// Logs how long each action takes and what its effects do, when the environment variable
  /// `COMPOSABLE_SIGNPOSTS` is set. Otherwise it adds nothing.
  ///
  /// A line goes to standard error when an action has been reduced, when an effect begins, sends an
  /// action, and has ended or been cancelled.
  ///
  /// - Parameter prefix: What the lines begin with, to tell features apart.
  public func signpost(_ prefix: String = "") -> _SignpostReducer<Self> {
    _SignpostReducer(base: self, prefix: prefix, log: .ofProcess)
  }
}

/// A reducer whose actions and effects are logged.
public struct _SignpostReducer<Base: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  let base: Base
  let prefix: String
  let log: SignpostLog?

  public func _compiled() -> CompiledReducer<State, Action> {
    let base = base._compiled()
    guard let log else { return base }
    let prefix = prefix.isEmpty ? "" : "[\(prefix)] "
    return CompiledReducer(around: base) { state, action in
      let name = "\(prefix)\(caseLabel(of: action))"
      let start = ContinuousClock.now
      let effect = base.reduce(into: &state, action: action)
      log.write("\(name): reduced in \(start.duration(to: .now))")
      return effect.logged(name, in: log)
    }
  }
}

extension Effect {
  /// The effect with a line in a log for what its operations do.
  fileprivate func logged(_ name: String, in log: SignpostLog) -> Self {
    guard let box else { return self }
    let sending = EffectBox.extend(
      box.loggingOperations(name, in: log),
      by: .child { (action: Action) in
        log.write("\(name): sent \(caseLabel(of: action))")
        return action
      })
    return Self(sending)
  }
}

extension EffectBox {
  fileprivate func loggingOperations(_ name: String, in log: SignpostLog) -> EffectBox {
    let operation: Operation =
      switch self.operation {
      case .run(let operation):
        .run(operation.logged(name, in: log))
      case .merge(let members):
        .merge(members.map { $0.loggingOperations(name, in: log) })
      case .concatenate(let members):
        .concatenate(members.map { $0.loggingOperations(name, in: log) })
      case .send, .cancel, .present:
        self.operation
      }
    return EffectBox(operation, route: route)
  }
}

extension RunOperation {
  fileprivate func logged(_ effectName: String, in log: SignpostLog) -> RunOperation {
    RunOperation(name: name, priority: priority, location: location) { [body] effect in
      log.write("\(effectName): effect began")
      let start = ContinuousClock.now
      await body(effect)
      let end = effect.isCancelled || Task.isCancelled ? "was cancelled" : "ended"
      log.write("\(effectName): effect \(end) after \(start.duration(to: .now))")
    }
  }
}
