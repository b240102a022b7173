extension CasePathable {
  /// The payload of a case, or `nil` when the value is in another one.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// Replaces the payload of a case; does nothing when the value is in another one.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "A payload is optional: the value may be in another case.")
    get {
      // Reached by nothing but a key path that is writable through this subscript.
      fatalError(
        """
        The payload of a case was read as if it were always there. Use a key path to the optional \
        payload instead.
        """
      )
    }
    set { replacePayload(of: AnyCasePath(keyPath), with: newValue) }
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
