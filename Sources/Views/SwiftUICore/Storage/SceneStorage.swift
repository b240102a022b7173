import DataFlow

/// A value that a scene keeps by a name: views that come and go in the scene's window find it again,
/// and all that use the name share it.
///
/// ```swift
/// @SceneStorage("selectedTab") private var selectedTab = Tab.inbox
/// ```
///
/// The value lasts as long as the window. Outside a view on screen it is the one that the property
/// begins with, and writes to it are lost.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initialValue: Value
  private var location: _Location<Value>?

  init(_ key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    location.map(Binding.init(_location:)) ?? .constant(initialValue)
  }
}

extension SceneStorage: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    // The graph's nodes are the hosts of views; another host belongs to no scene.
    guard let graph = (host as? Node)?.graph else { return }
    location = SceneLocation(graph.sceneValues.value(for: key), initialValue: initialValue)
  }

  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key }

  public static var _isLeaf: Bool { true }
}

/// A value of the scene, or what a property begins with where nobody has written it.
private final class SceneLocation<Value>: _Location<Value> {
  private let storage: _StateStorage<Value?>
  private let initialValue: Value

  init(_ storage: _StateStorage<Value?>, initialValue: Value) {
    self.storage = storage
    self.initialValue = initialValue
  }

  override func get() -> Value { storage.get() ?? initialValue }

  override func set(_ value: Value) { storage.set(value) }

  override func isEqual(to other: _Location<Value>) -> Bool {
    (other as? SceneLocation).map { storage === $0.storage } ?? false
  }
}

/// What the views of a scene keep by name.
@MainActor
struct SceneValues {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var storages: [Key: AnyObject] = [:]

  /// Where the value of a name and a type is; `nil` until somebody writes it.
  mutating func value<Value>(for name: String) -> _StateStorage<Value?> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    if let storage = storages[key] as? _StateStorage<Value?> { return storage }
    let storage = _StateStorage<Value?>(nil)
    storages[key] = storage
    return storage
  }
}
