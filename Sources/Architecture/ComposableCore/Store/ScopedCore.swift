/// A store that is a view on a part of another store's state.
@usableFromInline
final class ScopedCore: StoreCore {
  private let parent: StoreCore
  private let part: StatePart
  private let embed: RouteStep.Embed

  /// The property of the parent's state that this store is scoped through; `nil` when any change may
  /// concern it.
  let field: StateField?

  /// The state that a store shows whose own is gone, so that whoever still reads it can.
  private let lastState: StateStorage?

  /// Called when there is no state any more.
  var onStateGone: (@MainActor () -> Void)?

  init(
    parent: StoreCore, part: StatePart, embed: RouteStep, identity: StateIdentityReader,
    lastState: StateStorage?
  ) {
    self.parent = parent
    self.part = part
    self.embed = embed.embed
    self.field = part.field
    self.lastState = lastState
    super.init(identity: identity)
    parent.add(self)
  }

  override var root: RootCore { parent.root }

  override func withState(_ body: (UnsafeMutableRawPointer) -> Void) -> Bool {
    var isPresent = false
    _ = parent.withState { isPresent = part.read($0, body) }
    return isPresent
  }

  override func readLastState(_ body: (UnsafeMutableRawPointer) -> Void) {
    if let lastState { body(lastState.pointer) }
  }

  override func deliver(_ action: UnsafeRawPointer) -> EffectTree? {
    var tree: EffectTree?
    embed(action) { tree = parent.deliver($0) }
    return tree
  }

  override func stateIsGone() {
    onStateGone?()
  }
}
