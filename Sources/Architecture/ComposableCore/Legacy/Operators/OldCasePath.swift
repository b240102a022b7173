import CasePaths

/// A case path in the old spellings of operators: an `AnyCasePath`, and nothing else.
///
/// The operators do not take that type by its name, for the sake of errors in the new spellings. Of
/// overloads none of which fits the compiler shows the one that is the cheapest to mend, and a
/// key path to a case that does not exist is dear: nine points, where another type of argument costs
/// one, and a missing conformance three. Four conformances together cost more, so that
/// `.ifLet(\.child, action: \.chld)` is an error about `chld`.
public typealias _OldCasePath<Root, Value> =
  _CasePathArgument<Root, Value> & _NoKeyPath & _NoPartialKeyPath & _NoAnyKeyPath

/// What leads to a case.
public protocol _CasePathArgument<Root, Value> {
  associatedtype Root
  associatedtype Value

  var _casePath: AnyCasePath<Root, Value> { get }
}

/// Something other than a key path: see ``_OldCasePath``.
public protocol _NoKeyPath {}

/// Something other than a key path: see ``_OldCasePath``.
public protocol _NoPartialKeyPath {}

/// Something other than a key path: see ``_OldCasePath``.
public protocol _NoAnyKeyPath {}

extension AnyCasePath: _CasePathArgument, _NoKeyPath, _NoPartialKeyPath, _NoAnyKeyPath {
  public var _casePath: Self { self }
}
