import ConcurrencyExtras
import Dependencies
import Foundation

/// The key of a value in the user's settings: see `appStorage(_:store:)`.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  // Foundation's settings are made for many threads, though they do not say so.
  private let uncheckedStore: UncheckedSendable<UserDefaults>
  private let coding: AppStorageCoding<Value>

  private var store: UserDefaults { uncheckedStore.value }

  init(_ key: String, store: UserDefaults?, coding: AppStorageCoding<Value>) {
    @Dependency(\.defaultAppStorage) var defaultStore
    let store = store ?? defaultStore
    ObservedUserDefaults.observe(store)
    self.key = key
    self.coding = coding
    uncheckedStore = UncheckedSendable(store)
  }

  public var id: AppStorageKeyID {
    AppStorageKeyID(key: key, store: ObjectIdentifier(store))
  }

  /// What tells the changes of this key from those of others, of keys of another type too.
  private var origin: SettingsChanges.Origin {
    SettingsChanges.Origin(id, Value.self)
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let value = coding.load(store, key) {
      continuation.resume(returning: value)
      return
    }
    // The file is left as it is, rather than replaced by a default.
    if let error = store.loadError {
      continuation.resume(throwing: error)
      return
    }
    if let initial = context.initialValue, coding.isReplaceable(store, key) {
      // A default that cannot be saved is told when it is to be saved.
      store.change(by: origin, .didSet) {
        try coding.save(initial, store, key)
      } then: { _ in
      }
    }
    continuation.resumeReturningInitialValue()
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SettingsChanges.observe(store, key: key, for: origin) {
      if let value = coding.load(store, key) {
        subscriber.yield(value)
      } else {
        subscriber.yieldReturningInitialValue()
      }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.change(by: origin, context) {
      try coding.save(value, store, key)
    } then: {
      continuation.resume(with: $0)
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String {
    ".appStorage(\(String(reflecting: key)))"
  }
}

/// The identity of a value in the user's settings.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}
