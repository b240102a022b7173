/// A value that several places share and change.
///
/// ```swift
/// @Shared(value: 0) var count
/// @Shared(.inMemory("scores")) var scores: [Int] = []
/// ```
///
/// Copies of the property, and of its projection `$count`, share the value, whatever they are part
/// of. A key in its declaration has it loaded from somewhere and saved there, and shares it with every
/// other property that has the key. Change it with ``withLock(_:fileID:filePath:line:column:)``:
///
/// ```swift
/// $count.withLock { $0 += 1 }
/// ```
///
/// It may be used from any thread. Reads inside of observation tracking register; observers are told
/// of changes on the main actor.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value>: Sendable {
  /// What the copies of the property refer to, all together.
  let box: Cell<any MutableReference<Value>>

  init(reference: any MutableReference<Value>) {
    box = Cell(reference)
  }

  /// Shares a value that is kept nowhere else.
  public init(value: sending Value) {
    self.init(reference: UnkeyedReference(value))
  }

  /// The same shared value.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// What is in an optional shared value, or `nil` if there is nothing in it now.
  ///
  /// Once there is nothing it keeps the last that was, and a change no longer changes the optional.
  public init?(_ base: Shared<Value?>) {
    func unwrap(_ base: some MutableReference<Value?>) -> (any MutableReference<Value>)? {
      UnwrappedReference(base)
    }
    guard let reference = unwrap(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// What the property refers to.
  @_spi(References) public var reference: any MutableReference<Value> { box.currentValue }

  /// The value now.
  public var wrappedValue: Value {
    get { reference.wrappedValue }
    @available(
      *, deprecated,
      message: "Use '$shared.withLock', which changes the value in one step, or 'Binding($shared)'."
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The shared value itself, to hand on, to change and to ask about.
  ///
  /// Assigning another one has this property, and all of its copies, share that one's value from then
  /// on. What is derived from the property stays with the old value.
  public var projectedValue: Self {
    get {
      reference.access()
      return self
    }
    nonmutating set {
      let reference = newValue.reference
      box.currentValue.touch()
      box.currentValue = reference
    }
  }

  /// Changes the value in one step that no other access can interrupt, and saves it if it has a key.
  ///
  /// - Parameter operation: Changes the value. It must not read the property itself, which is locked.
  ///   If it throws, what it had changed until then is kept, and not saved.
  /// - Returns: What the operation returns.
  public func withLock<R>(
    _ operation: (inout Value) throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    try reference.withLock(
      operation, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
