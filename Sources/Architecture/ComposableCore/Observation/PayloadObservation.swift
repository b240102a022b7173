// What `@ObservableState` calls for the payloads of an enum. The overload for observable state
// knows the payload's identity; any other payload has none.

@inlinable public func _$identity<Value>(of value: Value) -> ObservableStateID? { nil }

@inlinable public func _$identity<Value: ObservableState>(of value: Value) -> ObservableStateID? {
  value._$identity
}

@inlinable public func _$willModify<Value>(_ value: inout Value) {}

@inlinable public func _$willModify<Value: ObservableState>(_ value: inout Value) {
  value._$willModify()
}

@inlinable public func _$separateFromCopies<Value>(_ value: inout Value) {}

@inlinable public func _$separateFromCopies<Value: ObservableState>(_ value: inout Value) {
  value._$separateFromCopies()
}
