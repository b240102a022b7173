import DataFlow

/// What of a view the keyboard works: read it to know, write it to move the focus.
///
/// ```swift
/// enum Field { case name, password }
/// @FocusState private var field: Field?
///
/// TextField("Name", text: $name).focused($field, equals: .name)
/// Button("Sign up") { if name.isEmpty { field = .name } }
/// ```
///
/// A value that stands for no view that can have the focus gives way to the one that has it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let emptyValue: Value
  /// `nil` outside of a view on screen.
  private var storage: FocusStorage<Value>?

  /// Whether the view has the focus.
  public init() where Value == Bool {
    emptyValue = false
  }

  /// Which of several views has the focus; `nil` for none.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    emptyValue = nil
  }

  public var wrappedValue: Value {
    get { storage?.value ?? emptyValue }
    nonmutating set { storage?.request(newValue) }
  }

  /// What `focused` takes, and what other views are handed.
  public var projectedValue: Binding { Binding(storage: storage, emptyValue: emptyValue) }
}

extension FocusState {
  /// The focus state of another view.
  @propertyWrapper
  public struct Binding {
    let storage: FocusStorage<Value>?
    fileprivate let emptyValue: Value

    public var wrappedValue: Value {
      get { storage?.value ?? emptyValue }
      nonmutating set { storage?.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    // The graph's nodes are the hosts of views; another host has no focus.
    guard let focus = (host as? Node)?.graph.focus else { return }
    storage = host._storage { [emptyValue] in
      let storage = FocusStorage(emptyValue, requests: focus.requests)
      focus.add(storage)
      return storage
    }
  }

  public static var _isLeaf: Bool { true }
}

extension FocusState.Binding: DynamicProperty {
  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.storage === rhs.storage }

  public static var _isLeaf: Bool { true }
}
