import IssueReporting
import Synchronization

/// An effect that a store has begun or is going to begin: from the moment that the reducer has
/// returned it until it has ended.
final class RunningEffect: Sendable {
  enum Kind: Sendable {
    case operation(RunOperation)
    /// Effects one after the other.
    case sequence
    /// The presence of a presented child.
    case presentation
    /// A task that code in an effect has given an id.
    case task

    var isOperation: Bool { if case .operation = self { true } else { false } }
  }

  private struct State {
    var cancelTask: (@Sendable () -> Void)?
    var isCancelled = false
    var hasEnded = false
  }

  let kind: Kind

  /// The way of its actions to the root of the store.
  let route: [RouteStep]

  let tree: EffectTree

  /// What it was started together with.
  let start: EffectStart

  /// Its place among those.
  let position: Int

  /// The action that an operation is an effect of. It is only described, on whatever thread. What is
  /// no operation does not keep its action: state in it would count as a copy of the store's.
  nonisolated(unsafe) let origin: Any

  /// The presence that an operation belongs to, and can end by a dismissal.
  private let presence: Presence?

  private let registry: EffectRegistry
  private let state = Mutex(State())

  init(
    kind: Kind, route: [RouteStep], tree: EffectTree, start: EffectStart, position: Int,
    origin: Any,
    in registry: EffectRegistry
  ) {
    self.kind = kind
    self.route = route
    self.tree = tree
    self.start = start
    self.position = position
    self.origin = origin
    presence = kind.isOperation ? registry.presence(on: route) : nil
    self.registry = registry
  }

  /// A task of an effect, or of no store at all.
  init(taskWithRoute route: [RouteStep], in registry: EffectRegistry) {
    kind = .task
    self.route = route
    tree = EffectTree()
    start = EffectStart()
    position = 0
    origin = ()
    presence = nil
    self.registry = registry
  }

  /// Whether another effect, which has the id of a step, was in flight before this one: it is neither a
  /// part of the effect that has the id by the step, nor does it begin after this one.
  func replaces(_ other: RunningEffect, by step: RouteStep) -> Bool {
    start !== other.start
      || other.position < position && !other.route.contains { $0 === step }
  }

  /// Whether it has its place behind a position among the effects that started together.
  func comes(after position: Int, of start: EffectStart) -> Bool {
    self.start === start && self.position > position
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Runs the operation in a task of its own. It begins on the main actor, and so waits for `store.send`
  /// to return; and it ends there, where the last `send` of most operations has left it.
  ///
  /// - Returns: The task, `nil` when there is nothing to run any more.
  @MainActor func begin() -> Task<Void, Never>? {
    guard case .operation(let operation) = kind, !isCancelled else {
      end()
      return nil
    }
    let task = Task(name: operation.name, priority: operation.priority) { @MainActor in
      await run(operation)
    }
    onCancel { task.cancel() }
    return task
  }

  @MainActor private func run(_ operation: RunOperation) async {
    if !isCancelled {
      let context = EffectContext(registry: registry, route: route, presence: presence)
      await EffectContext.$current.withValue(context) { await operation.body(self) }
    }
    end()
  }

  /// Has `cancelTask` called when the effect is cancelled, or now if it has been.
  func onCancel(_ cancelTask: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock {
      $0.cancelTask = cancelTask
      return $0.isCancelled
    }
    if isCancelled { cancelTask() }
  }

  /// Sends an action of the feature that returned the effect.
  @MainActor func send(_ action: UnsafeRawPointer) {
    let (isCancelled, hasEnded) = state.withLock { ($0.isCancelled, $0.hasEnded) }
    guard !isCancelled, let store = registry.store else { return }
    route[...].deliver(action) { action in
      if hasEnded { reportSend(of: store.actions.value(at: action)) }
      store.receive(action, from: self)
    }
  }

  /// Ends the effect: none of its actions arrives any more.
  func cancel() {
    let cancelTask = state.withLock {
      $0.isCancelled = true
      return $0.cancelTask
    }
    cancelTask?()
    registry.remove(self)
    if case .presentation = kind { end() }
  }

  /// Notes that the effect is over.
  func end() {
    let hadEnded = state.withLock { state in
      defer { state.hasEnded = true }
      return state.hasEnded
    }
    guard !hadEnded else { return }
    registry.remove(self)
    tree.remove(self)
  }

  private func reportSend(of action: Any) {
    guard case .operation(let operation) = kind else { return }
    operation.location.report(
      """
      The action '\(caseLabel(of: action))' was sent by an effect of \
      '\(caseLabel(of: origin))' that has ended. Send actions before the operation of 'run' \
      returns: await the tasks that it starts.
      """
    )
  }
}

extension RunningEffect: Hashable {
  static func == (lhs: RunningEffect, rhs: RunningEffect) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
