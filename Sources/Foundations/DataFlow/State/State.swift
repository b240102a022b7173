/// A value that a view owns and that lasts as long as the view is on screen.
///
///     struct Counter: View {
///       @State private var count = 0
///
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
///
/// Outside a view on screen, for example in an initialiser, the state has its initial value, and
/// writes to it are lost. On screen it may be used from any thread.
@propertyWrapper
public struct State<Value> {
  private let initialValue: Value
  private var storage: _StateStorage<Value>?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value now.
  public var wrappedValue: Value {
    get { storage?.get() ?? initialValue }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the state.
  public var projectedValue: Binding<Value> {
    storage.map(Binding.init(_location:)) ?? .constant(initialValue)
  }
}

// In an extension: an initialiser without arguments in the declaration would have the compiler take
// every state as initialised, and refuse `@State var count: Int`, which an initialiser of the view
// sets.
extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    storage = host._storage { [initialValue] in _StateStorage(initialValue) }
  }

  public static var _isLeaf: Bool { true }
}
