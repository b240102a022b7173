import DataFlow

/// A namespace of ids that lasts as long as its view is on screen.
@propertyWrapper
public struct Namespace {
  /// Tells the ids of one namespace from those of others.
  public struct ID: Hashable, Sendable {
    fileprivate let storage: NamespaceStorage

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
  }

  private var storage = NamespaceStorage.outside

  public init() {}

  public var wrappedValue: ID { ID(storage: storage) }
}

private final class NamespaceStorage: Sendable {
  /// The namespace outside of a view on screen.
  static let outside = NamespaceStorage()
}

extension Namespace: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    storage = host._storage(NamespaceStorage.init)
  }

  public static var _isLeaf: Bool { true }
}
