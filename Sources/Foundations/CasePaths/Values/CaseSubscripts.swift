extension CasePathable {
  /// The payload of a case, or `nil` when the value is in another one.
  ///
  /// Writing a payload replaces the one that is there; it does nothing when the value is in another
  /// case. Writing `nil` does nothing: a case has its payload.
  //
  // One subscript, though the original has a second one that is written only: with the two of them
  // the compiler took `#expect(value[case: \.name] == "…")` for a read of the second.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      if let newValue { replacePayload(of: AnyCasePath(keyPath), with: newValue) }
    }
  }

  /// The payload of a case whose type is known at run time only, or `nil` when the value is in
  /// another one.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    erasedCase(keyPath)?.extractPayload(from: self)
  }
}

extension CasePathable {
  mutating func replacePayload<Value>(of path: AnyCasePath<Self, Value>, with newValue: Value) {
    guard path.extract(from: self) != nil else { return }
    self = path.embed(newValue)
  }
}
