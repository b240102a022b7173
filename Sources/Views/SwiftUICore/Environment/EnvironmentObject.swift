import DataFlow

/// An object that a view further up handed down with `environmentObject(_:)`. Its changes evaluate
/// the view again. Reading it where there is none ends the app with a message.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        There is no \(ObjectType.self) in the environment of this view: hand one down with \
        .environmentObject(_:) from a view above it, and read it in a body or in an action.
        """
      )
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    // The graph's nodes are the hosts of views; another host has no environment.
    object = (host as? Node)?.environment[object: ObjectType.self]
    object?.objectWillChange.access()
  }

  public static var _isLeaf: Bool { true }
}

extension View {
  /// Hands an object down to the views below, which read it with `@EnvironmentObject`.
  nonisolated public func environmentObject<ObjectType: ObservableObject>(
    _ object: ObjectType
  ) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
