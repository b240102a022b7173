// What the accessors that `@Presents` makes call. A presented value that is not observable counts
// as changed whenever it is written.

extension ObservationStateRegistrar {
  @inlinable public func present<Value>(
    _ newValue: Value?, in presentation: inout PresentationState<Value>, _ field: Int
  ) {
    let isAbsent = presentation.storage == nil && newValue == nil
    presentation.wrappedValue = newValue
    if !isAbsent, isObserved(field) { notify(field) }
  }

  @inlinable public func present<Value: ObservableState>(
    _ newValue: Value?, in presentation: inout PresentationState<Value>, _ field: Int
  ) {
    let isUnchanged = !isObserved(field) || _$isUnchanged(presentation.wrappedValue, newValue)
    presentation.wrappedValue = newValue
    if !isUnchanged { notify(field) }
  }

  @inlinable public func willModify<Value: ObservableState>(
    _ presentation: inout PresentationState<Value>, _ field: Int
  ) -> UInt64 {
    let before = presentation.identityNumber
    presentation.modify { $0._$separateFromCopies() }
    return before
  }

  @inlinable public func didModify<Value: ObservableState>(
    _ presentation: inout PresentationState<Value>, _ field: Int, _ before: UInt64
  ) {
    if isObserved(field), presentation.identityNumber != before { notify(field) }
  }
}

extension PresentationState where State: ObservableState {
  /// Which value is presented, 0 for none.
  @inlinable var identityNumber: UInt64 { storage?.state?._$id.number ?? 0 }
}
