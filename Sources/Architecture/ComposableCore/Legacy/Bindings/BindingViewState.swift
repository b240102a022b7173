import CustomDump
import DataFlow

/// A field of what a view sees of a store, with a binding to the field with ``BindingState`` that it
/// comes from.
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var name: String
///
///   init(store: BindingViewStore<Profile.State>) { _name = store.$name }
/// }
/// ```
@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
@propertyWrapper
public struct BindingViewState<Value> {
  private let binding: Binding<Value>

  /// What the field was when the view's state was made: by it two of them are told apart.
  private let value: Value

  init(_ binding: Binding<Value>, value: Value) {
    self.binding = binding
    self.value = value
  }

  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { binding }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingViewState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingViewState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: value) }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingViewState: CustomDumpRepresentable {
  public var customDumpValue: Any { value }
}
