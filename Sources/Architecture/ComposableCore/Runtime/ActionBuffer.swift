/// Actions of one type in a row, first in, first out.
///
/// An array would do the same. But code that is not specialised has to look its type up at run time, which
/// takes longer than all that is done with an action.
struct ActionBuffer<Action>: ~Copyable {
  private var memory: UnsafeMutablePointer<Action>?
  private var capacity = 0

  /// The places in use.
  private var first = 0
  private var end = 0

  deinit {
    guard let memory else { return }
    (memory + first).deinitialize(count: end - first)
    memory.deallocate()
  }

  mutating func append(_ action: UnsafeRawPointer) {
    let memory = memoryWithRoom()
    (memory + end).initialize(to: action.assumingMemoryBound(to: Action.self).pointee)
    end += 1
  }

  /// Takes the first action out, `nil` when there is none.
  mutating func takeFirst() -> Action? {
    guard first < end, let memory else { return nil }
    defer {
      first += 1
      if first == end { (first, end) = (0, 0) }
    }
    return (memory + first).move()
  }

  private mutating func memoryWithRoom() -> UnsafeMutablePointer<Action> {
    if let memory, end < capacity { return memory }
    capacity = max(8, 2 * (end - first))
    let new = UnsafeMutablePointer<Action>.allocate(capacity: capacity)
    if let memory {
      new.moveInitialize(from: memory + first, count: end - first)
      memory.deallocate()
    }
    (first, end) = (0, end - first)
    memory = new
    return new
  }
}
