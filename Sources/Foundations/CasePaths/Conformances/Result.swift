extension Result: CasePathable, CasePathIterable {
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The value of a success.
    public var success: AnyCasePath<Result, Success> {
      ._$embed(
        { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        }
      )
    }

    /// The error of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      ._$embed(
        { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
      [\.success, \.failure].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
