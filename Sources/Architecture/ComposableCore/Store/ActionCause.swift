/// Where an action comes from.
enum ActionCause {
  /// It was sent to the store.
  case store
  /// It was sent to the store while others were processed. Its tree is held until it has run.
  case waiting(EffectTree)
  /// An effect sent it at once.
  case send(SendSource)
  /// An operation of an effect sent it.
  case operation(RunningEffect)

  /// What its effects belong to, `nil` for what is to be made when there are some.
  var tree: EffectTree? {
    switch self {
    case .store: nil
    case .waiting(let tree): tree
    case .send(let source): source.tree
    case .operation(let effect): effect.tree
    }
  }

  var isEffect: Bool {
    switch self {
    case .store, .waiting: false
    case .send, .operation: true
    }
  }

  /// The effect whose operation sent it.
  var effect: RunningEffect? {
    if case .operation(let effect) = self { effect } else { nil }
  }

  /// What sent it at once.
  var source: SendSource? {
    if case .send(let source) = self { source } else { nil }
  }
}
