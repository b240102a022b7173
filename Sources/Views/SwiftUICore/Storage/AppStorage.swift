import DataFlow
import Foundation
import Sharing

/// A value that is kept in the user's settings.
///
/// ```swift
/// @AppStorage("isSoundOn") private var isSoundOn = true
/// ```
///
/// It is the same value as that of a `UserDefaults` under the name, and of `@Shared(.appStorage)`.
/// The settings are those of the dependency `\.defaultAppStorage`, unless the property or a view
/// above names others.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults?
  private let makeLocation: (UserDefaults?) -> _Location<Value>
  private var location: _Location<Value>?

  init(
    _ key: String, _ store: UserDefaults?,
    location: @escaping (UserDefaults?) -> _Location<Value>
  ) {
    self.key = key
    self.store = store
    makeLocation = location
  }

  public var wrappedValue: Value {
    get { place.get() }
    nonmutating set { place.set(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(_location: place) }

  private var place: _Location<Value> { location ?? makeLocation(store) }
}

extension AppStorage: DynamicProperty {
  @MainActor public mutating func _attach(to host: any _DynamicPropertyHost) {
    // The graph's nodes are the hosts of views; another host has no environment.
    let store = store ?? (host as? Node)?.environment.defaultAppStorage
    let setting = host._storage { Setting<Value>() }
    location = setting.location(key, store, make: makeLocation)
  }

  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.store === rhs.store
  }

  public static var _isLeaf: Bool { true }
}

/// The setting that a view uses.
private final class Setting<Value> {
  private var current: (key: String, store: UserDefaults?, location: _Location<Value>)?

  func location(
    _ key: String, _ store: UserDefaults?, make: (UserDefaults?) -> _Location<Value>
  ) -> _Location<Value> {
    if let current, current.key == key, current.store === store { return current.location }
    let location = make(store)
    current = (key, store, location)
    return location
  }
}

extension EnvironmentValues {
  /// The settings of `@AppStorage` below; `nil` are those of the dependency.
  @Entry var defaultAppStorage: UserDefaults? = nil
}

extension View {
  /// The settings that `@AppStorage` in the view keeps its values in.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
