/// The case names of an enum that is marked `@dynamicMemberLookup`, as properties of its values.
extension CasePathable {
  /// The payload of a case, or `nil` when the value is in another one.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    // For its message; without it, the compiler would say that a key path is not writable.
    @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'.")
    set {
      guard let newValue else { return }
      replacePayload(of: Self.allCasePaths[keyPath: keyPath], with: newValue)
    }
  }
}
