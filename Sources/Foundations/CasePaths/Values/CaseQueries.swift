extension CasePathable {
  /// Whether the value is in a case.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The path to the case that the value is in.
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
