/// A shared value that can be read but not changed.
///
/// ```swift
/// @SharedReader(.inMemory("scores")) var scores: [Int] = []
/// ```
///
/// It is what ``Shared`` is otherwise.
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value>: Sendable {
  /// What the copies of the property refer to, all together.
  let box: Cell<any Reference<Value>>

  init(reference: any Reference<Value>) {
    box = Cell(reference)
  }

  /// A value that nothing changes.
  public init(value: sending Value) {
    self.init(reference: UnkeyedReference(value))
  }

  /// Reads a shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Reads what is in an optional shared value; `nil` if there is nothing in it now.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// Reads what is in an optional shared value; `nil` if there is nothing in it now. Once there is
  /// nothing it keeps the last that was.
  public init?(_ base: SharedReader<Value?>) {
    func unwrap(_ base: some Reference<Value?>) -> (any Reference<Value>)? {
      UnwrappedReference(base)
    }
    guard let reference = unwrap(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The same shared value.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// What the property refers to.
  @_spi(References) public var reference: any Reference<Value> { box.currentValue }

  /// The value now.
  public var wrappedValue: Value { reference.wrappedValue }

  /// The shared value itself, to hand on and to ask about.
  ///
  /// Assigning another one has this property, and all of its copies, read that one's value from then
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

  /// A member of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: reference.member(keyPath))
  }

  /// What a function makes of the value, at each read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: reference.mapped(body))
  }
}
