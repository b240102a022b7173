/// An effect without the type of its actions, and the way that they take to the root.
@usableFromInline
// `@unchecked`: changed only by its sole owner. The actions in it are sent on the main actor only.
class EffectBox: @unchecked Sendable {
  enum Operation {
    /// Sends an action at once: a ``SendEffect``.
    case send
    /// Runs an operation in a task.
    case run(RunOperation)
    /// Starts all.
    case merge([EffectBox])
    /// Starts each when the one before it has ended.
    case concatenate([EffectBox])
    /// Cancels what has an id, in the feature that says so and those in it.
    indirect case cancel(CancelID)
    /// Lives as long as the presented child.
    indirect case present(FeatureID)
  }

  // It has one owner while it changes, so no check is needed at run time.
  @exclusivity(unchecked) private(set) final var operation: Operation

  /// The steps from the feature that made the effect up to the root, in this order. It grows while
  /// the effect is handed up from reducer to reducer.
  //
  // As above.
  @exclusivity(unchecked) private(set) final var route: [RouteStep]

  init(_ operation: Operation, route: [RouteStep] = []) {
    self.operation = operation
    self.route = route
  }

  @usableFromInline init(sendAlong route: [RouteStep]) {
    operation = .send
    self.route = route
  }

  deinit {
    // One after the other, and not one within the other: they may be nested deeper than the stack
    // has room for.
    if isGroup, members.contains(where: { $0.isGroup }) { releaseMembers() }
  }

  private final func releaseMembers() {
    var waiting = members.filter(\.isGroup)
    operation = .send
    while var box = waiting.popLast() {
      guard isKnownUniquelyReferenced(&box) else { continue }
      waiting += box.members.filter(\.isGroup)
      box.operation = .send
    }
  }

  /// The effects that this one is put together from.
  private final var members: [EffectBox] {
    switch operation {
    case .merge(let members), .concatenate(let members): members
    case .send, .run, .cancel, .present: []
    }
  }

  /// Whether it is put together from others.
  private final var isGroup: Bool {
    switch operation {
    case .merge, .concatenate: true
    case .send, .run, .cancel, .present: false
    }
  }

  /// The effects that this one is put together from. In place of those that are put together in the same
  /// way, and have no steps of their own, stand the effects that these are put together from: an effect
  /// that is made step by step is long, and not deep.
  final var parts: [EffectBox] {
    var parts: [EffectBox] = []
    // The next one last.
    var waiting: [EffectBox] = members.reversed()
    while let box = waiting.popLast() {
      if box.isPart(of: self) { waiting += box.members.reversed() } else { parts.append(box) }
    }
    return parts
  }

  private final func isPart(of other: EffectBox) -> Bool {
    guard route.isEmpty else { return false }
    return switch (operation, other.operation) {
    case (.merge, .merge), (.concatenate, .concatenate): true
    default: false
    }
  }

  /// Calls `body` with a pointer to the action that the effect sends at once, if it does.
  func withAction(_ body: (UnsafeRawPointer) -> Void) {}

  /// Calls `body` with each action that the effect, or the members of a merge, send at once.
  final func forEachAction(_ body: (UnsafeRawPointer) -> Void) {
    guard case .merge(let members) = operation else { return withAction(body) }
    members.forEachUnretained { $0.withAction(body) }
  }

  /// Whether the effect sends an action at once, of the feature that it is handed to.
  final var isPlainSend: Bool { if case .send = operation { route.isEmpty } else { false } }

  /// The same effect on another way.
  func copy(route: [RouteStep]) -> EffectBox { EffectBox(operation, route: route) }

  /// The steps, and those from there.
  final func route(followedBy outer: [RouteStep]) -> [RouteStep] {
    outer.isEmpty ? route : route.isEmpty ? outer : route + outer
  }

  /// The effect with one more step to the root.
  //
  // Not inlined, so that nodes have less to do for the many actions that have no effect.
  @inline(never)
  static func extend(_ box: consuming EffectBox, by step: RouteStep) -> EffectBox {
    var box = box
    // A feature may keep an effect and return it again.
    if !isKnownUniquelyReferenced(&box) { box = box.copy(route: box.route) }
    box.route.append(step)
    return box
  }
}

extension EffectBox {
  /// The effect and another at once.
  @inline(never)
  fileprivate static func add(_ other: EffectBox, to box: consuming EffectBox) -> EffectBox {
    guard box.route.isEmpty, case .merge(var members) = box.operation else {
      return EffectBox(.merge([box, other]))
    }
    var box = box
    let isOwned = isKnownUniquelyReferenced(&box)
    // Owned by nobody else then, the members grow where they are.
    if isOwned { box.operation = .merge([]) }
    members.append(other)
    if !isOwned { return EffectBox(.merge(members)) }
    box.operation = .merge(members)
    return box
  }
}

/// Both effects at once.
func merge(_ first: consuming EffectBox?, _ second: consuming EffectBox?) -> EffectBox? {
  guard let first else { return second }
  guard let second else { return first }
  return .add(second, to: first)
}
