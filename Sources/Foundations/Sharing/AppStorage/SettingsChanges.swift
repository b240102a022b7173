import ConcurrencyExtras
import Foundation

/// Who is told which settings change.
enum SettingsChanges {
  /// The key that makes a change.
  struct Origin: Hashable, Sendable {
    private let id: AnyHashableSendable
    private let type: ObjectIdentifier

    init(_ id: some Hashable & Sendable, _ type: Any.Type) {
      self.id = AnyHashableSendable(id)
      self.type = ObjectIdentifier(type)
    }
  }

  /// The key that is changing settings now: it is not told.
  @TaskLocal static var origin: Origin?

  /// One setting, whichever object it is reached through.
  private struct Setting: Hashable {
    let domain: SettingsDomain
    /// Its name; none stands for all settings.
    let key: String?
  }

  private struct Observer: Sendable {
    let origin: Origin
    let didChange: @Sendable () -> Void
  }

  private struct State {
    var observers: [Setting: [Int: Observer]] = [:]
    var count = 0
  }

  private static let state = Locked(State())

  /// Tells of the changes that others make to one setting, or to all where none is named.
  static func observe(
    _ store: UserDefaults, key: String?, for origin: Origin,
    _ didChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let setting = Setting(domain: store.domain, key: key)
    let number = state.withLock { state in
      state.count += 1
      state.observers[setting, default: [:]][state.count] = Observer(
        origin: origin, didChange: didChange)
      return state.count
    }
    return SharedSubscription {
      // What it holds is released after the lock.
      _ = state.withLock { state in
        let observer = state.observers[setting]?.removeValue(forKey: number)
        if state.observers[setting]?.isEmpty == true { state.observers[setting] = nil }
        return observer
      }
    }
  }

  /// Tells that a setting has changed, at once and on the thread that changed it.
  static func tell(_ domain: SettingsDomain, key: String) {
    let observers = state.withLock { state in
      [key, nil].flatMap { state.observers[Setting(domain: domain, key: $0)] ?? [:] }
        .sorted { $0.key < $1.key }
    }
    let origin = origin
    // What observers change in turn is not the key's.
    $origin.withValue(nil) {
      for (_, observer) in observers where observer.origin != origin { observer.didChange() }
    }
  }
}
