import ConcurrencyExtras
import Dependencies
import Foundation

extension SharedReaderKey {
  /// Keeps a value in the user's settings, by a property of theirs that reads and writes it.
  @available(
    *, deprecated,
    message: "Name the setting: 'appStorage(\"…\")'. A property does not tell when it changes."
  )
  public static func appStorage<Value>(
    _ keyPath: ReferenceWritableKeyPath<UserDefaults, Value> & Sendable,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKeyPathKey<Value> {
    AppStorageKeyPathKey(keyPath, store: store)
  }
}

/// The key of a value in the user's settings that a property of theirs reads and writes.
///
/// Nobody knows which settings the property reads, so all that change are looked at.
public struct AppStorageKeyPathKey<Value: Sendable>: SharedKey {
  private let keyPath: ReferenceWritableKeyPath<UserDefaults, Value> & Sendable
  // Foundation's settings are made for many threads, though they do not say so.
  private let uncheckedStore: UncheckedSendable<UserDefaults>

  private var store: UserDefaults { uncheckedStore.value }

  init(
    _ keyPath: ReferenceWritableKeyPath<UserDefaults, Value> & Sendable, store: UserDefaults?
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    let store = store ?? defaultStore
    ObservedUserDefaults.observe(store)
    self.keyPath = keyPath
    uncheckedStore = UncheckedSendable(store)
  }

  public var id: AppStorageKeyPathKeyID {
    AppStorageKeyPathKeyID(keyPath: keyPath, store: ObjectIdentifier(store))
  }

  private var origin: SettingsChanges.Origin { SettingsChanges.Origin(id, Value.self) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(returning: store[keyPath: keyPath])
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SettingsChanges.observe(store, key: nil, for: origin) {
      subscriber.yield(store[keyPath: keyPath])
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.change(by: origin, context) {
      store[keyPath: keyPath] = value
    } then: {
      continuation.resume(with: $0)
    }
  }
}

/// The identity of a value in the user's settings that a property of theirs reads and writes.
// `@unchecked`: the key path was sendable.
public struct AppStorageKeyPathKeyID: Hashable, @unchecked Sendable {
  let keyPath: PartialKeyPath<UserDefaults>
  let store: ObjectIdentifier
}

extension AppStorageKeyPathKey: CustomStringConvertible {
  public var description: String {
    ".appStorage(\(keyPath))"
  }
}
