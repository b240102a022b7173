import Dependencies
import IssueReporting

/// The store that has the state: it runs the reducers, one action after the other, and their effects.
@usableFromInline
final class RootCore: StoreCore {
  private let state: StateStorage
  private let node: ReducerNode
  /// The dependencies of the reducers, for the actions to come.
  var dependencies: DependencyValues {
    willSet {
      precondition(reducedAction == nil, "Set the dependencies of a store between actions.")
    }
    didSet { unretainedDependencies = DependencyValues._Unretained(dependencies) }
  }
  /// The same. Those stay as long as an action is reduced.
  private var unretainedDependencies: DependencyValues._Unretained
  private let reduction: Reduction
  private let notifications: PendingNotifications

  let actions: ActionReader
  // Nothing calls out while it is accessed, so no check is needed at run time.
  @exclusivity(unchecked) var queue = ActionQueue()
  let effects: EffectRegistry
  private let recorder: (any StoreRecorder)?

  /// The name of the store in messages. It takes long to make, and is seldom needed.
  private var name: String { makeName() }
  private let makeName: () -> String

  /// Who looks at the state whenever actions have run.
  //
  // As above.
  @exclusivity(unchecked) private var followers = StateFollowers()

  /// Whether actions are being processed: more of them wait for their turn.
  private var isSending = false

  /// The action that is reduced now, for as long as the state must not be read.
  private var reducedAction: UnsafeRawPointer?

  init(
    state: StateStorage,
    node: ReducerNode,
    actions: ActionReader,
    dependencies: DependencyValues,
    identity: StateIdentityReader,
    name: @escaping @autoclosure () -> String,
    recorder: (any StoreRecorder)?
  ) {
    self.state = state
    self.node = node
    self.actions = actions
    self.dependencies = dependencies
    unretainedDependencies = DependencyValues._Unretained(dependencies)
    makeName = name
    self.recorder = recorder
    effects = EffectRegistry(recorder: recorder)
    notifications = PendingNotifications()
    reduction = Reduction(effects: effects, notifications: notifications)
    super.init(identity: identity, fixedState: state.pointer)
    effects.store = self
  }

  deinit {
    effects.cancelAll()
  }

  override var root: RootCore { self }

  override func withState(_ body: (UnsafeMutableRawPointer) -> Void) -> Bool {
    body(state.pointer)
    return true
  }

  func checkReadable() {
    if let reducedAction { stateIsBusy(with: reducedAction) }
  }

  /// Runs an operation that reads observable state, and has nobody told of changes of what it reads.
  func withoutObservation<Result>(_ operation: () -> Result) -> Result {
    // As for the reads of reducers.
    reduction.run(operation)
  }

  /// Has somebody told whenever actions have run.
  func add(_ follower: StateFollower) {
    followers.add(follower)
  }

  private func stateIsBusy(with action: UnsafeRawPointer) -> Never {
    fatalError(
      """
      The state of \(name) was read from the store while its reducers run the action \
      '\(caseLabel(of: actions.value(at: action)))': use the 'state' that the reducer is given.
      """
    )
  }

  // MARK: - Sending

  override func deliver(_ action: UnsafeRawPointer) -> EffectTree? {
    guard MainActor.isCurrent else { return deliverLater(action) }
    if isSending { return enqueue(action) }
    return process(action, .store)
  }

  /// Puts an action behind those that are processed now.
  private func enqueue(_ action: UnsafeRawPointer) -> EffectTree {
    if reducedAction != nil {
      reportIssue(
        """
        The action '\(caseLabel(of: actions.value(at: action)))' was sent to \(name) from one of its \
        reducers. It is processed when the reducers are done: return an effect that sends it instead.
        """
      )
    }
    let tree = EffectTree()
    tree.hold()
    queue.append(actions.effect(sending: action), .waiting(tree))
    return tree
  }

  /// Reports an action that is sent off the main actor, which source in the Swift 5 mode can do, and
  /// sends it there.
  private func deliverLater(_ action: UnsafeRawPointer) -> EffectTree {
    reportIssue(
      """
      The action '\(caseLabel(of: actions.value(at: action)))' was sent to \(name) off the main actor. \
      It is processed there later: send it from the main actor, or from an effect with 'send'.
      """
    )
    let tree = EffectTree()
    tree.hold()
    let effect = actions.effect(sending: action)
    Task { @MainActor in
      queue.append(effect, .waiting(tree))
      finishSending()
    }
    return tree
  }

  /// Processes an action that an effect sends while it runs.
  func receive(_ action: UnsafeRawPointer, from effect: RunningEffect) {
    if isSending {
      queue.append(actions.effect(sending: action), .operation(effect))
    } else {
      _ = process(action, .operation(effect))
    }
  }

  /// Starts an effect that no reducer has returned just now, and processes what it sends at once.
  func perform(_ effect: EffectBox) {
    var origin = EffectOrigin(action: nil, tree: nil)
    start(effect, of: &origin)
    finishSending()
  }

  private func process(_ action: UnsafeRawPointer, _ cause: ActionCause) -> EffectTree? {
    isSending = true
    let tree = reduce(action, cause)
    if queue.isEmpty { tellOfChanges() }
    isSending = false
    if !queue.isEmpty { finishSending() }
    return tree
  }

  /// Processes what waits, and tells the observers, who may send more.
  ///
  /// They are told of changes in the transaction of the actions that have made them.
  func finishSending() {
    if isSending { return }
    isSending = true
    var transaction = ActionTransaction.current
    repeat {
      transaction.run {
        while let action = queue.removeFirst(in: transaction) { process(action) }
        tellOfChanges()
      }
      transaction = queue.transaction ?? transaction
    } while !queue.isEmpty
    isSending = false
  }

  private func process(_ waiting: ActionQueue.Waiting) {
    let cause = waiting.cause
    guard let source = cause.source else {
      waiting.effect.withAction { _ = reduce($0, cause) }
      if case .waiting(let tree) = cause { tree.release() }
      return
    }
    let isOfRoot = source.route.isEmpty
    waiting.effect.forEachAction { action in
      if source.isGone { return }
      if isOfRoot {
        _ = reduce(action, cause)
      } else {
        source.route[...].deliver(action) { _ = reduce($0, cause) }
      }
    }
    effects.remove(source)
  }

  private func tellOfChanges() {
    notifications.deliver()
    if followers.isEmpty { return }
    // Who is told may add others.
    let followers = followers
    followers.tell()
  }

  /// Runs the reducers over an action and starts the effects that they return.
  ///
  /// - Returns: What the effects belong to, `nil` when there are none.
  private func reduce(_ action: UnsafeRawPointer, _ cause: ActionCause) -> EffectTree? {
    let before = identity.number(state.pointer)
    reducedAction = action
    let effect = unretainedDependencies._withCurrentOnThread {
      recorder?.willReduce(action, cause, state: state.pointer)
      return reduction.run { node.run(state.pointer, action) }
    }
    reducedAction = nil
    if before == nil || identity.number(state.pointer) != before {
      findReplacedState(notifications)
      reduction.mustSweep = true
    }
    recorder?.didReduce(action, cause, state: state.pointer)
    if !reduction.gone.isEmpty { endFeatures(reduction.takeGone()) }
    var tree: EffectTree?
    if let effect {
      var origin = EffectOrigin(action: action, tree: cause.tree)
      start(effect, of: &origin)
      tree = origin.tree
    }
    if reduction.mustSweep || reduction.sweepsAlways { endFeaturesThatAreGone() }
    return tree
  }

  /// Ends what features have started that are gone, however they went.
  private func endFeaturesThatAreGone() {
    reduction.mustSweep = false
    guard effects.hasFeatures else {
      reduction.sweepsAlways = false
      return
    }
    var sweep = Sweep(effects)
    reduction.run { node.sweep(state.pointer, of: [], &sweep) }
    endFeatures(sweep.gone)
  }

  private func endFeatures(_ paths: [[FeatureID]]) {
    for path in paths {
      effects.end(path)
    }
  }
}
