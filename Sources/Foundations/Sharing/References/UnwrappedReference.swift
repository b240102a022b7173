/// What is in an optional shared value, and the last that was in it once there is nothing.
final class UnwrappedReference<Base: Reference, Value>: Reference
where Base.Value == Value? {
  private let base: Base
  private let last: Cell<Value>

  /// The reference, or `nil` if there is nothing in the value now.
  init?(_ base: Base) {
    guard let value = base.wrappedValue else { return nil }
    self.base = base
    last = Cell(value)
  }

  var wrappedValue: Value {
    guard let value = base.wrappedValue else { return last.currentValue }
    remember(value)
    return value
  }

  var liveValue: Value {
    base.liveValue ?? last.currentValue
  }

  private func remember(_ value: Value) {
    // What a test expects is not what there was.
    guard SharedChangeTracker.asserting == nil else { return }
    last.currentValue = value
  }

  var place: SharedPlace { base.place.appending("!") }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    base.load(then: completion)
  }
  func access() { base.access() }
  func touch() { base.touch() }
  var description: String { "\(base)!" }
}

extension UnwrappedReference: MutableReference where Base: MutableReference {
  func withLock<R>(
    _ body: (inout Value) throws -> R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) rethrows -> R {
    guard base.wrappedValue != nil else {
      return try withLast(body)
    }
    return try base.withLock(
      { value in
        // It may have become nil just now.
        guard value != nil else { return try withLast(body) }
        defer { remember(value!) }
        return try body(&value!)
      },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func withLast<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try last.lock.withLock { try body(&last.value) }
  }

  var saveError: (any Error)? { base.saveError }
  func save(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    base.save(then: completion)
  }
}
