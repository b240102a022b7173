import Observation

/// Makes bindings to the properties of an observable object.
///
///     struct Editor: View {
///       @Bindable var note: Note
///
///       var body: some View {
///         TextField("Title", text: $note.title)
///       }
///     }
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  public var projectedValue: Bindable { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(projectedValue: Bindable) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(_location: ReferenceMemberLocation(ConstantLocation(wrappedValue), keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {
  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.wrappedValue as AnyObject === rhs.wrappedValue as AnyObject
  }

  public static var _isLeaf: Bool { true }
}
