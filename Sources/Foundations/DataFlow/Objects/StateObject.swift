/// An object that a view makes and keeps as long as it is on screen, and whose changes evaluate the
/// view again.
///
/// The object is made when the view first comes on screen, once, however often the view is
/// described anew. Outside a view on screen each use makes another object.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }
}

extension StateObject: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    let object = host._storage(make)
    object.objectWillChange.access()
    self.object = object
  }

  public static var _isLeaf: Bool { true }
}
