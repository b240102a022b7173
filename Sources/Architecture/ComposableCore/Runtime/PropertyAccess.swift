/// Reaches a property of a state: where it is stored, if that can be found out, and otherwise through
/// its key path.
@usableFromInline
struct PropertyAccess<State, Value> {
  /// Where the property is stored, in bytes from the start of the state.
  @usableFromInline let offset: Int?

  /// What the property is to the observers of the state; `nil` for a property that nobody observes.
  @usableFromInline let field: StateField?

  @usableFromInline let keyPath: KeyPath<State, Value>

  /// What is stored for the property, and where.
  private let stored: (type: Any.Type, offset: Int)?

  @usableFromInline init(_ keyPath: KeyPath<State, Value>) {
    self.keyPath = keyPath
    if let type = State.self as? any ObservableState.Type,
      let stored = storedField(type, keyPath)
    {
      field = StateField(stored.index)
      self.stored = (stored.type, stored.offset)
    } else {
      field = nil
      stored = MemoryLayout<State>.offset(of: keyPath).map { (Value.self, $0) }
    }
    // A property that works its value out of what is stored, as one with `@Presents` does, has no
    // place of its own.
    offset = stored.flatMap { $0.type == Value.self ? $0.offset : nil }
  }

  /// Where the property is stored, if as a value of a type.
  @usableFromInline func offset<Stored>(of type: Stored.Type) -> Int? {
    stored.flatMap { $0.type == type ? $0.offset : nil }
  }

  /// Calls `body` with a pointer to the value, to read it.
  @inlinable func read<Result>(
    _ state: UnsafeRawPointer, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    if let offset { return body((state + offset).assumingMemoryBound(to: Value.self)) }
    return withUnsafePointer(
      to: state.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath], body)
  }

  /// Calls `body` with a pointer to the value, to change it.
  @inlinable func modify<Result>(
    _ state: UnsafeMutableRawPointer, _ body: (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    if let offset { return body((state + offset).assumingMemoryBound(to: Value.self)) }
    guard let keyPath = keyPath as? WritableKeyPath<State, Value> else {
      return read(state) { body(UnsafeMutablePointer(mutating: $0)) }
    }
    return withUnsafeMutablePointer(
      to: &state.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath], body)
  }
}

private func storedField<State: ObservableState>(
  _ type: State.Type, _ keyPath: AnyKeyPath
) -> ObservableStateField? {
  State._$fields.field(at: keyPath)
}
