/// A property of the parent's state: where it is stored, if that can be found out, and otherwise a
/// copy that is written back.
@usableFromInline
final class PropertyPlace: StatePlace {
  private let copy: PropertyCopy?

  private init(field: StateField?, offset: Int?, copy: PropertyCopy?) {
    self.copy = copy
    super.init(field: field, offset: offset, mustClose: copy != nil)
  }

  @usableFromInline convenience init<State, Value>(_ keyPath: KeyPath<State, Value>) {
    let stored = StoredProperty(keyPath)
    // A property that works its value out of what is stored, as one with `@Presents` does, has no
    // place of its own.
    let offset = stored.type == Value.self ? stored.offset : nil
    self.init(
      field: stored.field, offset: offset, copy: offset == nil ? PropertyCopy(keyPath) : nil)
  }

  /// What is stored for a property, `nil` when that is not of a type.
  @usableFromInline convenience init?<State, Value, Stored>(
    whatIsStoredFor keyPath: KeyPath<State, Value>, as type: Stored.Type
  ) {
    let stored = StoredProperty(keyPath)
    guard stored.type == type, let offset = stored.offset else { return nil }
    self.init(field: stored.field, offset: offset, copy: nil)
  }

  /// What a function works out of the state, to be read.
  convenience init<State, Value>(transform: @escaping (State) -> Value) {
    self.init(field: nil, offset: nil, copy: PropertyCopy(get: transform, set: { _, _ in }))
  }

  override func open(
    _ state: UnsafeMutableRawPointer, for access: Access
  ) -> UnsafeMutableRawPointer? {
    find(in: state)
  }

  /// The same: a property is always there.
  func find(in state: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    if let offset { return state + offset }
    // A property that has no place has a copy.
    return copy!.make(state)
  }

  override func end(
    _ value: UnsafeMutableRawPointer, in state: UnsafeMutableRawPointer, after access: Access
  ) {
    copy?.end(value, in: state, writing: access == .changing)
  }
}

/// A copy of a property, for as long as somebody uses it.
private struct PropertyCopy {
  let make: (_ state: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
  private let end: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Bool) -> Void

  init<State, Value>(
    get: @escaping (State) -> Value, set: @escaping (inout State, Value) -> Void
  ) {
    make = { state in
      let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      value.initialize(to: get(state.assumingMemoryBound(to: State.self).pointee))
      return UnsafeMutableRawPointer(value)
    }
    end = { value, state, isChanged in
      let value = value.assumingMemoryBound(to: Value.self)
      let last = value.move()
      value.deallocate()
      if isChanged { set(&state.assumingMemoryBound(to: State.self).pointee, last) }
    }
  }

  init<State, Value>(_ keyPath: KeyPath<State, Value>) {
    if let keyPath = keyPath as? WritableKeyPath<State, Value> {
      self.init(
        get: { (state: State) in state[keyPath: keyPath] },
        set: { (state: inout State, value: Value) in state[keyPath: keyPath] = value })
    } else {
      self.init(
        get: { (state: State) in state[keyPath: keyPath] },
        set: { (_: inout State, _: Value) in })
    }
  }

  func end(
    _ value: UnsafeMutableRawPointer, in state: UnsafeMutableRawPointer, writing isChanged: Bool
  ) {
    end(value, state, isChanged)
  }
}

/// What is stored for a property, and where.
private struct StoredProperty {
  let type: Any.Type
  /// In bytes from the start of the state; `nil` for a property that is not stored.
  let offset: Int?
  /// What the property is to the observers of the state; `nil` for a property that nobody observes.
  let field: StateField?

  init<State, Value>(_ keyPath: KeyPath<State, Value>) {
    if let state = State.self as? any ObservableState.Type,
      let stored = state.storedField(at: keyPath)
    {
      (type, offset, field) = (stored.type, stored.offset, StateField(stored.index))
    } else {
      (type, offset, field) = (Value.self, MemoryLayout<State>.offset(of: keyPath), nil)
    }
  }
}

extension ObservableState {
  fileprivate static func storedField(at keyPath: AnyKeyPath) -> ObservableStateField? {
    _$fields.field(at: keyPath)
  }
}
