/// A property of a view that keeps something between the evaluations of its body.
///
/// Properties that are made of dynamic properties are dynamic properties themselves, once their
/// type conforms:
///
///     @propertyWrapper
///     struct Counted: DynamicProperty {
///       @State private var count = 0
///       var wrappedValue: Int { count }
///     }
public protocol DynamicProperty {
  /// Called before each evaluation of the body, once the property's own dynamic properties are up
  /// to date.
  mutating func update()

  /// Takes what the property keeps from the host of the view.
  @MainActor mutating func _attach(to host: any _DynamicPropertyHost)

  /// Whether both mean the same to the body that reads them. Dynamic properties inside are compared
  /// by themselves.
  static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool

  /// Whether the property has no dynamic properties inside that the host should find.
  static var _isLeaf: Bool { get }
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {}

  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }

  public static var _isLeaf: Bool { false }
}

/// What keeps the storage of a view's dynamic properties between evaluations: a node of the view
/// graph.
@MainActor
public protocol _DynamicPropertyHost: AnyObject {
  /// The storage of the next property in declaration order: made at the first evaluation, the same
  /// object at each later one.
  func _storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage
}
