/// The memory of a root store's state: one allocation, in which the state is changed and never moves.
@usableFromInline
final class StateStorage {
  @usableFromInline let pointer: UnsafeMutableRawPointer
  private let destroy: (UnsafeMutableRawPointer) -> Void

  @usableFromInline init<State>(_ state: State) {
    let typed = UnsafeMutablePointer<State>.allocate(capacity: 1)
    typed.initialize(to: state)
    pointer = UnsafeMutableRawPointer(typed)
    destroy = {
      let typed = $0.assumingMemoryBound(to: State.self)
      typed.deinitialize(count: 1)
      typed.deallocate()
    }
  }

  deinit {
    destroy(pointer)
  }
}
