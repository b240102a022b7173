import CasePaths

/// A feature that is one of several: a screen of a stack, a destination of a screen.
///
/// Apply ``Reducer()`` to an enum of features rather than conforming by hand:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored
///   case preview(URL)
///
///   enum Alert { case confirm }
/// }
/// ```
///
/// `Destination.State` and `Destination.Action` are enums with the same cases. The parent runs the
/// feature whose case the state is in with `.ifLet(\.$destination, action: \.destination)`, and its
/// view switches over ``Store/case``.
public protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState {
  override associatedtype Body: Reducer<State, Action>

  /// The stores of the features and the values of the other cases, for a view to switch over.
  associatedtype CaseScope: _CaseScopeProtocol

  /// Runs the feature whose case the state is in.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the feature whose case the state is in, or the value of the case.
  @preconcurrency
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  @inlinable public var body: Body { Self.body }
}

/// The state of an enum of features.
public protocol CaseReducerState {
  /// The enum of the features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

/// What a view switches over that shows one of several features.
public protocol _CaseScopeProtocol: CasePathable {}
