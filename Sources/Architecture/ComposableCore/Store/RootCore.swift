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

  let queue: ActionQueue
  let effects: EffectRegistry
  private let recorder: (any StoreRecorder)?

  /// The name of the store in messages. It takes long to make, and is seldom needed.
  private var name: String { makeName() }
  private let makeName: () -> String

  /// Operations that begin when the actions are processed that wait.
  //
  // Nothing calls out while it is accessed, so no check is needed at run time.
  @exclusivity(unchecked) var unbegunEffects: [RunningEffect] = []

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
    queue: ActionQueue,
    dependencies: DependencyValues,
    identity: StateIdentityReader,
    name: @escaping @autoclosure () -> String,
    recorder: (any StoreRecorder)?
  ) {
    self.state = state
    self.node = node
    self.queue = queue
    self.dependencies = dependencies
    unretainedDependencies = DependencyValues._Unretained(dependencies)
    makeName = name
    self.recorder = recorder
    effects = EffectRegistry(recorder: recorder)
    reduction = Reduction(effects: effects)
    super.init(identity: identity, fixedState: state.pointer)
    reduction.store = self
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
      '\(caseLabel(of: queue.value(at: action)))': use the 'state' that the reducer is given.
      """
    )
  }

  // MARK: - Sending

  override func deliver(_ action: UnsafeRawPointer) -> EffectTree? {
    guard MainActor.isCurrent else { return deliverLater(action) }
    if isSending { return enqueue(action) }
    return process(action, nil)
  }

  /// Puts an action behind those that are processed now.
  private func enqueue(_ action: UnsafeRawPointer) -> EffectTree {
    if reducedAction != nil {
      reportIssue(
        """
        The action '\(caseLabel(of: queue.value(at: action)))' was sent to \(name) from one of its \
        reducers. It is processed when the reducers are done: return an effect that sends it instead.
        """
      )
    }
    let tree = EffectTree()
    tree.hold()
    queue.append(action, ActionQueue.Cause(tree: tree, holdsTree: true))
    return tree
  }

  /// Reports an action that is sent off the main actor, which source in the Swift 5 mode can do, and
  /// sends it there.
  private func deliverLater(_ action: UnsafeRawPointer) -> EffectTree {
    reportIssue(
      """
      The action '\(caseLabel(of: queue.value(at: action)))' was sent to \(name) off the main actor. \
      It is processed there later: send it from the main actor, or from an effect with 'send'.
      """
    )
    let tree = EffectTree()
    tree.hold()
    // The sender has given it away, as it would with any other action.
    nonisolated(unsafe) let action = queue.kept(action)
    Task { @MainActor in
      action.withPointer { queue.append($0, ActionQueue.Cause(tree: tree, holdsTree: true)) }
      finishSending()
    }
    return tree
  }

  /// Processes an action that an effect sends while it runs.
  func receive(_ action: UnsafeRawPointer, from effect: RunningEffect) {
    let cause = ActionQueue.Cause(tree: effect.tree, isFromEffect: true, effect: effect)
    if isSending {
      queue.append(action, cause)
    } else {
      _ = process(action, cause)
    }
  }

  /// Starts an effect that no reducer has returned just now, and processes what it sends at once.
  func perform(_ effect: EffectBox) {
    var tree: EffectTree?
    start(effect, [], &tree, origin: ())
    finishSending()
  }

  private func process(_ action: UnsafeRawPointer, _ cause: ActionQueue.Cause?) -> EffectTree? {
    isSending = true
    let tree = reduce(action, cause)
    isSending = false
    if !queue.isEmpty || !reduction.notifications.isEmpty || !followers.isEmpty { finishSending() }
    if !unbegunEffects.isEmpty { beginEffects() }
    return tree
  }

  /// Processes what waits, and tells the observers, who may send more.
  func finishSending() {
    if isSending { return }
    isSending = true
    repeat {
      while !queue.isEmpty {
        queue.removeFirst { action, cause in
          cause.transaction.run { _ = reduce(action, cause) }
          if cause.holdsTree { cause.tree?.release() }
        }
      }
      reduction.notifications.deliver()
      // Who is told may add others.
      let followers = followers
      followers.tell()
    } while !queue.isEmpty
    isSending = false
    beginEffects()
  }

  /// Runs the reducers over an action and starts the effects that they return.
  ///
  /// - Returns: What the effects belong to, `nil` when there are none.
  private func reduce(_ action: UnsafeRawPointer, _ cause: ActionQueue.Cause?) -> EffectTree? {
    let before = identity.number(state.pointer)
    reducedAction = action
    let effect = unretainedDependencies._withCurrentOnThread {
      recorder?.willReduce(action, cause ?? ActionQueue.Cause(), state: state.pointer)
      return reduction.run { node.run(state.pointer, action) }
    }
    reducedAction = nil
    if before == nil || identity.number(state.pointer) != before {
      findReplacedState(reduction.notifications)
      reduction.mustSweep = true
    }
    recorder?.didReduce(action, cause ?? ActionQueue.Cause(), state: state.pointer)
    if !reduction.gone.isEmpty { endFeatures(reduction.takeGone()) }
    var tree = cause?.tree
    if let effect { start(effect, [], &tree, origin: queue.value(at: action)) }
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
      queue.removeActions(of: path)
    }
  }
}
