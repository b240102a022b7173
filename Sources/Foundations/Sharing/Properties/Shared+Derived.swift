extension Shared {
  /// A member of the value, to share by itself. Changing it changes the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: reference.member(keyPath))
  }

  /// A member of the value that cannot be changed.
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
