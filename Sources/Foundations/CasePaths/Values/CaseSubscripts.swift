extension CasePathable {
  /// The payload of a case, or `nil` when the value is in another one.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// Replaces the payload of a case; does nothing when the value is in another one.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(
      *, unavailable,
      message: "The payload of a case is optional: the value may be in another case."
    )
    get { fatalError() }
    set {
      let path = AnyCasePath(keyPath)
      guard path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }

  /// The payload of a case whose type is known at run time only, or `nil` when the value is in
  /// another one.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    erasedCase(keyPath)?.extractPayload(from: self)
  }
}
