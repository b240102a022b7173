extension CasePathable {
  /// Whether the value is in a case.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    erasedCase(keyPath)?.matches(self) ?? false
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The path to the case that the value is in.
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
