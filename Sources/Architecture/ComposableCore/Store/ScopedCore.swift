import DataFlow

/// A store that is a view on a part of another store's state.
@usableFromInline
final class ScopedCore: StoreCore {
  private let parent: OwnedReference<StoreCore>
  let place: StatePlace
  private let embed: RouteStep.Embed

  /// The property of the parent's state that this store is scoped through; `nil` when any change may
  /// concern it.
  var field: StateField? { place.field }

  /// The state that a store shows whose own is gone, so that whoever still reads it can.
  private let lastState: StateStorage?

  /// Called when there is no state any more.
  var onStateGone: (@MainActor () -> Void)?

  init(
    parent: StoreCore, place: StatePlace, embed: RouteStep, identity: StateIdentityReader,
    lastState: StateStorage?
  ) {
    self.parent = OwnedReference(parent)
    self.place = place
    self.embed = embed.embed
    self.lastState = lastState
    super.init(
      identity: identity,
      fixedState: parent.fixedState.flatMap { state in place.offset.map { state + $0 } })
    parent.add(self)
  }

  deinit {
    parent.release()
  }

  override var root: RootCore { parent.withObject { $0.root } }

  override func withState(_ body: (UnsafeMutableRawPointer) -> Void) -> Bool {
    if let fixedState {
      body(fixedState)
      return true
    }
    var isPresent = false
    _ = parent.withObject {
      $0.withState { isPresent = place.read($0, body) }
    }
    return isPresent
  }

  override func readLastState(_ body: (UnsafeMutableRawPointer) -> Void) {
    if let lastState { return body(lastState.pointer) }
    // The parent's own state may be gone, and this one's with it.
    parent.withObject { $0.readLastState { place.read($0, body) } }
  }

  override var isOfDisappearedView: Bool {
    Transaction._current._isDisappearance && !isPresent
  }

  override func deliver(_ action: UnsafeRawPointer) -> EffectTree? {
    var tree: EffectTree?
    embed(action) { action in
      tree = parent.withObject { $0.deliver(action) }
    }
    return tree
  }

  /// Whether the state is there.
  var isPresent: Bool { withState { _ in } }

  override func stateIsGone() {
    onStateGone?()
  }
}
