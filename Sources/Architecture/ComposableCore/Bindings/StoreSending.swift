import CasePaths
import DataFlow

/// A field of a store's state on its way to a binding: `$store.name.sending(\.nameChanged)`.
@dynamicMemberLookup
@preconcurrency @MainActor  // Source in the Swift 5 mode may use it off the main actor.
public struct _StoreField<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A member of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreField<State, Action, Member> {
    _StoreField<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the field, and sends the action of a case with each new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    Bindable(store)[dynamicMember: \.[field: keyPath, sending: action]]
  }
}

extension Bindable {
  /// A field of the state of a store, for `sending`.
  @_disfavoredOverload
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreField<State, Action, Member> where Value == Store<State, Action> {
    _StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A field of the state of a store, for `sending`.
  @_disfavoredOverload
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreField<State, Action, Member> where Value == Store<State, Action> {
    _StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Store where State: ObservableState {
  /// A field whose writes are actions. A subscript, so that bindings to the same field that send
  /// the same case are equal: key paths compare their arguments.
  fileprivate subscript<Value>(
    field field: KeyPath<State, Value>, sending action: CaseKeyPath<Action, Value>
  ) -> Value {
    get { self[dynamicMember: field] }
    set { send(action(newValue)) }
  }
}
