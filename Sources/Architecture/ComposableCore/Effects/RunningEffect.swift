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

  /// The action that an operation is an effect of. It is only described, on whatever thread. What is
  /// no operation does not keep its action: state in it would count as a copy of the store's.
  nonisolated(unsafe) let origin: Any

  private let registry: EffectRegistry
  private let store: WeakReference<RootCore>?
  private let state = Mutex(State())

  init(
    kind: Kind, route: [RouteStep], tree: EffectTree, start: EffectStart, origin: Any,
    store: RootCore
  ) {
    self.kind = kind
    self.route = route
    self.tree = tree
    self.start = start
    self.origin = origin
    self.registry = store.effects
    self.store = WeakReference(store)
  }

  /// A task of an effect, or of no store at all.
  init(taskWithRoute route: [RouteStep], in registry: EffectRegistry) {
    kind = .task
    self.route = route
    tree = EffectTree()
    start = EffectStart()
    origin = ()
    self.registry = registry
    store = nil
  }

  /// Whether the effect and another are parts of the effect that has an id by a step.
  func isStarted(with other: RunningEffect, by step: RouteStep) -> Bool {
    start === other.start && route.contains { $0 === step }
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Runs the operation in a task of its own, which begins on the main actor: so it waits for
  /// `store.send` to return.
  ///
  /// - Returns: The task, `nil` when there is nothing to run any more.
  @MainActor func begin() -> Task<Void, Never>? {
    begin { operation in
      Task(name: operation.name, priority: operation.priority) { @MainActor in
        await self.run(operation)
      }
    }
  }

  /// Runs the operation in a task of its own, which does not visit the main actor: that takes as long as
  /// all the rest. For when everything has been done that may cancel the effect.
  func beginAnywhere() -> Task<Void, Never>? {
    begin { operation in
      Task(name: operation.name, priority: operation.priority) { await self.run(operation) }
    }
  }

  private func begin(_ start: (RunOperation) -> Task<Void, Never>) -> Task<Void, Never>? {
    guard case .operation(let operation) = kind, !isCancelled else {
      end()
      return nil
    }
    let task = start(operation)
    onCancel { task.cancel() }
    return task
  }

  private func run(_ operation: RunOperation) async {
    if !isCancelled {
      let context = EffectContext(store: store, registry: registry, route: route)
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
    guard !isCancelled, let store = store?.object else { return }
    route[...].deliver(action) { action in
      if hasEnded { reportSend(of: store.queue.value(at: action)) }
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
