import IdentifiedCollections

// What the accessors that `@ObservableState` makes call around a change in place. The overload that
// fits the type of the property best finds out what the property was before, as a number, and
// whether it is another value afterwards. What changed inside observable state tells its own
// readers.

extension ObservationStateRegistrar {
  @inlinable public func willModify<Value>(_ value: inout Value, _ field: Int) -> UInt64 { 0 }

  @inlinable public func didModify<Value>(_ value: inout Value, _ field: Int, _ before: UInt64) {
    if isObserved(field) { notify(field) }
  }

  @inlinable public func willModify<Value: ObservableState>(
    _ value: inout Value, _ field: Int
  ) -> UInt64 {
    let before = value._$id.number
    value._$separateFromCopies()
    return before
  }

  @inlinable public func didModify<Value: ObservableState>(
    _ value: inout Value, _ field: Int, _ before: UInt64
  ) {
    if isObserved(field), value._$id.number != before { notify(field) }
  }

  @inlinable public func willModify<Value: ObservableState>(
    _ value: inout Value?, _ field: Int
  ) -> UInt64 {
    let before = value?._$id.number ?? 0
    value?._$separateFromCopies()
    return before
  }

  @inlinable public func didModify<Value: ObservableState>(
    _ value: inout Value?, _ field: Int, _ before: UInt64
  ) {
    if isObserved(field), value?._$id.number ?? 0 != before { notify(field) }
  }

  @inlinable public func willModify<ID, Element: ObservableState>(
    _ value: inout IdentifiedArray<ID, Element>, _ field: Int
  ) -> UInt64 {
    // The stores of elements want to know which are gone.
    if isObserved(field) { value._keepHistory() }
    return value._identityVersion
  }

  @inlinable public func didModify<ID, Element: ObservableState>(
    _ value: inout IdentifiedArray<ID, Element>, _ field: Int, _ before: UInt64
  ) {
    if isObserved(field), value._identityVersion != before { notify(field) }
  }

  @inlinable public func willModify<Element: ObservableState>(
    _ value: inout StackState<Element>, _ field: Int
  ) -> UInt64 {
    value.components._identityVersion
  }

  @inlinable public func didModify<Element: ObservableState>(
    _ value: inout StackState<Element>, _ field: Int, _ before: UInt64
  ) {
    if isObserved(field), value.components._identityVersion != before { notify(field) }
  }

  @inlinable public func willModify<Elements: Collection>(
    _ value: inout Elements, _ field: Int
  ) -> UInt64 where Elements.Element: ObservableState {
    isObserved(field) ? identity(of: value) : 0
  }

  @inlinable public func didModify<Elements: Collection>(
    _ value: inout Elements, _ field: Int, _ before: UInt64
  ) where Elements.Element: ObservableState {
    if isObserved(field), identity(of: value) != before { notify(field) }
  }

  @inlinable func identity<Elements: Collection>(of elements: Elements) -> UInt64
  where Elements.Element: ObservableState {
    elements.reduce(0) { ObservableStateID.combine($0, $1._$id.number) }
  }
}
