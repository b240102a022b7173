@_spi(SharedChangeTracking) import Sharing

extension Reducer {
  /// Prints each action and how it changes the state, in debug builds.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) {
  ///   Counter()._printChanges()
  /// }
  /// ```
  ///
  /// Printing happens after the reduction, away from the main actor, in the order of the actions.
  /// Changes of shared values are printed with the action that made them.
  ///
  /// - Parameter printer: How to print. `nil` prints nothing.
  @inlinable public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A reducer whose changes are printed.
public struct _PrintChangesReducer<Base: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  private let base: Base
  private let printer: _ReducerPrinter<State, Action>?

  @usableFromInline init(base: Base, printer: _ReducerPrinter<State, Action>?) {
    self.base = base
    self.printer = printer
  }

  public func _compiled() -> CompiledReducer<State, Action> {
    let base = base._compiled()
    #if DEBUG
      guard let printer else { return base }
      return CompiledReducer { state, action in
        let old = state
        let sharedChanges = SharedChangeTracker(reportUnassertedChanges: false)
        let effect = sharedChanges.track { base.reduce(into: &state, action: action) }
        printer.schedule(action, old, state, sharedChanges)
        return effect
      }
    #else
      return base
    #endif
  }
}
