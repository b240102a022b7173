/// An object whose changes evaluate the view again, kept by somebody else.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    /// What the bindings are to.
    package let object: ObjectType

    package init(_ object: ObjectType) {
      self.object = object
    }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(_location: ObservedMemberLocation(object, keyPath))
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

extension ObservedObject: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    wrappedValue.objectWillChange.access()
  }

  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.wrappedValue === rhs.wrappedValue
  }

  public static var _isLeaf: Bool { true }
}

/// A property of an observable object. Reads depend on the object.
private final class ObservedMemberLocation<Object: ObservableObject, Value>: _Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    object.objectWillChange.access()
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) {
    object[keyPath: keyPath] = value
  }

  override func isEqual(to other: _Location<Value>) -> Bool {
    guard let other = other as? ObservedMemberLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
