/// The case names of an enum that is marked `@dynamicMemberLookup`, as properties of its values.
///
/// Key paths to them are writable, for API that takes such; writing does nothing when the value is
/// in another case.
extension CasePathable {
  /// The payload of a case, or `nil` when the value is in another one.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'.")
    set {
      guard let newValue else { return }
      replacePayload(of: Self.allCasePaths[keyPath: keyPath], with: newValue)
    }
  }

  /// The payload of a case, to be written only.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(*, unavailable, message: "A payload is optional: the value may be in another case.")
    get { readingNonOptionalPayload() }
    @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'.")
    set { replacePayload(of: Self.allCasePaths[keyPath: keyPath], with: newValue) }
  }
}
