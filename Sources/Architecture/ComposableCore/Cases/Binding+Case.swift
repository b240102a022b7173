import CasePaths
import DataFlow

extension Binding where Value: _OptionalCaseStore {
  /// A binding to the store of one of several presented features, or to the value of its case.
  ///
  /// It has a value while the feature's case is presented. Writing `nil` dismisses what is
  /// presented; other writes do nothing.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  @preconcurrency
  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Member>
    >
  ) -> Binding<Member?> {
    self[dynamicMember: \.[case: keyPath]]
  }
}

/// The store of an enum of features.
@MainActor
public protocol _CaseStore {
  associatedtype CaseScope: _CaseScopeProtocol

  var `case`: CaseScope { get }
}

extension Store: _CaseStore
where State: CaseReducerState, State.StateReducer.Action == Action {
  public typealias CaseScope = State.StateReducer.CaseScope
}

/// The store of an enum of features that is there at times.
@MainActor
public protocol _OptionalCaseStore {
  associatedtype CaseScope: _CaseScopeProtocol

  var _case: CaseScope? { get }

  /// Removes the store.
  mutating func _clear()
}

extension Optional: _OptionalCaseStore where Wrapped: _CaseStore {
  public typealias CaseScope = Wrapped.CaseScope

  public var _case: CaseScope? { self?.case }

  public mutating func _clear() { self = nil }
}

extension _OptionalCaseStore {
  /// A subscript, so that bindings made of it are equal when they are of the same case.
  fileprivate subscript<Member>(
    case keyPath: KeyPath<CaseScope.AllCasePaths, AnyCasePath<CaseScope, Member>>
  ) -> Member? {
    get { _case.flatMap { CaseScope.allCasePaths[keyPath: keyPath].extract(from: $0) } }
    set {
      // Only of what is there; a case that is not presented cannot be dismissed.
      if newValue == nil, self[case: keyPath] != nil { _clear() }
    }
  }
}
