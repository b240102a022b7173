/// The case names of an enum that is marked `@dynamicMemberLookup`, as properties of its values.
extension CasePathable {
  /// The payload of a case, or `nil` when the value is in another one.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'.")
    set { fatalError() }
  }

  /// Makes the key path to a case writable, for API that takes writable key paths; writing does
  /// nothing when the value is in another case.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(
      *, unavailable,
      message: "The payload of a case is optional: the value may be in another case."
    )
    get { fatalError() }
    @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'.")
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      guard path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }
}
