extension Optional: CasePathable, CasePathIterable {
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The absence of a value.
    public var none: AnyCasePath<Optional, Void> {
      ._$embed({ .none }, extract: { $0 == nil ? () : nil })
    }

    /// The value in an optional.
    public var some: AnyCasePath<Optional, Wrapped> {
      ._$embed({ .some($0) }, extract: { $0 })
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
      [\.none, \.some].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// The cases of the value in an optional.
extension Optional where Wrapped: CasePathable {
  /// Whether there is a value and it is in a case.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }
}
