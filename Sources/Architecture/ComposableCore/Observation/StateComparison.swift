import Foundation
import IdentifiedCollections
import SwiftNavigation

// What the setters that `@ObservableState` makes ask: does writing the new value change nothing
// that anybody could have read? The overload that fits the type of the property best answers.
//
// Observable state is compared by identity, also where it is equatable: an equal value with another
// identity has other readers.

/// Both values are there: if their memory is the same, so are they.
public func _$isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafeBytes(of: old) { old in
    // The bytes of a value have an address, also where there are none.
    withUnsafeBytes(of: new) { memcmp(old.baseAddress!, $0.baseAddress!, old.count) == 0 }
  }
}

public func _$isUnchanged<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

public func _$isUnchanged<Value: AnyObject>(_ old: Value, _ new: Value) -> Bool { old === new }

public func _$isUnchanged<Value: AnyObject & Equatable>(_ old: Value, _ new: Value) -> Bool {
  old == new
}

public func _$isUnchanged<Value: ObservableState>(_ old: Value, _ new: Value) -> Bool {
  Value._$isUnchanged(old, new)
}

public func _$isUnchanged<Value: ObservableState & Equatable>(_ old: Value, _ new: Value) -> Bool {
  Value._$isUnchanged(old, new)
}

public func _$isUnchanged<Value: ObservableState>(_ old: Value?, _ new: Value?) -> Bool {
  switch (old, new) {
  case (let old?, let new?): Value._$isUnchanged(old, new)
  case (nil, nil): true
  default: false
  }
}

public func _$isUnchanged<Value: ObservableState & Equatable>(_ old: Value?, _ new: Value?) -> Bool
{
  switch (old, new) {
  case (let old?, let new?): Value._$isUnchanged(old, new)
  case (nil, nil): true
  default: false
  }
}

// An alert that says the same again is another alert: its answer is another answer.

public func _$isUnchanged<Value: _EphemeralState & Identifiable>(
  _ old: Value, _ new: Value
) -> Bool {
  old.id == new.id
}

public func _$isUnchanged<Value: _EphemeralState & Identifiable & Equatable>(
  _ old: Value, _ new: Value
) -> Bool {
  old.id == new.id
}

public func _$isUnchanged<ID, Element: ObservableState>(
  _ old: IdentifiedArray<ID, Element>, _ new: IdentifiedArray<ID, Element>
) -> Bool {
  old._isCopy(of: new)
}

public func _$isUnchanged<ID, Element: ObservableState & Equatable>(
  _ old: IdentifiedArray<ID, Element>, _ new: IdentifiedArray<ID, Element>
) -> Bool {
  old._isCopy(of: new)
}

public func _$isUnchanged<Elements: Collection>(_ old: Elements, _ new: Elements) -> Bool
where Elements.Element: ObservableState {
  old.count == new.count && zip(old, new).allSatisfy { $0._$id == $1._$id }
}

public func _$isUnchanged<Elements: Collection & Equatable>(_ old: Elements, _ new: Elements)
  -> Bool
where Elements.Element: ObservableState {
  old.count == new.count && zip(old, new).allSatisfy { $0._$id == $1._$id }
}

public func _$isUnchanged<Element: ObservableState>(
  _ old: StackState<Element>, _ new: StackState<Element>
) -> Bool {
  old.components._isCopy(of: new.components)
}

public func _$isUnchanged<Element: ObservableState & Equatable>(
  _ old: StackState<Element>, _ new: StackState<Element>
) -> Bool {
  old.components._isCopy(of: new.components)
}
