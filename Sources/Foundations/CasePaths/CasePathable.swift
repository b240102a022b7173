/// An enum whose cases have paths: the sum-type counterpart of a struct and its key paths.
///
/// Apply ``CasePathable()`` to an enum rather than conforming by hand:
///
/// ```swift
/// @CasePathable
/// enum Route {
///   case list
///   case detail(Int)
/// }
///
/// var route = Route.detail(1)
/// route[case: \.detail]            // Optional(1)
/// route.is(\.list)                 // false
/// route.modify(\.detail) { $0 += 1 }
/// ```
public protocol CasePathable {
  /// The type with a property of type ``AnyCasePath`` for each case.
  associatedtype AllCasePaths

  /// The paths of all cases, as properties named after the cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of this enum's case key paths: `\Route.Cases.detail`.
  public typealias Cases = Case<Self>
}

/// An enum whose case paths can be listed, in the order of their declaration.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// A collection of case paths that tells which of them leads to a given value.
///
/// The `AllCasePaths` type of an enum conforms.
public protocol CasePathReflectable<Root> {
  /// The enum whose cases the paths lead to.
  associatedtype Root: CasePathable

  /// The path to the case that `root` is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}
