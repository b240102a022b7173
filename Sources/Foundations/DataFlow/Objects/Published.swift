/// A property whose changes an ``ObservableObject`` tells its views of.
///
/// It belongs into a class. There are no publishers here, so it has no projected value.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public init(initialValue: Value) {
    value = initialValue
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      object[keyPath: storageKeyPath].value = newValue
      // The views are told when the value is there: the write may come from another thread.
      (object as? any ObservableObject)?.objectWillChange.send()
    }
  }
}

extension Published: Sendable where Value: Sendable {}
