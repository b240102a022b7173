/// Memory for a value that is needed for a while, and then for the next one.
struct Scratch: ~Copyable {
  private let size: Int
  private let alignment: Int

  /// The memory, while nobody has it.
  private var memory: UnsafeMutableRawPointer?

  init(size: Int, alignment: Int) {
    self.size = size
    self.alignment = alignment
  }

  deinit {
    memory?.deallocate()
  }

  mutating func take() -> UnsafeMutableRawPointer {
    defer { memory = nil }
    return memory ?? .allocate(byteCount: max(size, 1), alignment: alignment)
  }

  mutating func giveBack(_ memory: UnsafeMutableRawPointer) {
    // Somebody else may have needed some meanwhile.
    if self.memory == nil { self.memory = memory } else { memory.deallocate() }
  }
}
