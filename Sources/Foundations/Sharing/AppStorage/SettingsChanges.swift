import Foundation

/// Who is told which settings change.
enum SettingsChanges {
  /// The key that makes a change.
  struct Origin: Hashable, Sendable {
    let id: AppStorageKeyID
    let type: ObjectIdentifier
  }

  /// The key that is changing settings now: it is not told.
  @TaskLocal static var origin: Origin?

  /// One setting, whichever object it is reached through.
  private struct Setting: Hashable {
    let domain: SettingsDomain
    let key: String
  }

  private struct Observer: Sendable {
    let origin: Origin
    let didChange: @Sendable () -> Void
  }

  private struct State {
    var observers: [Setting: [Int: Observer]] = [:]
    var count = 0
  }

  private static let state = Guarded(State())

  /// Tells of the changes of one setting that another makes.
  static func observe(
    _ store: UserDefaults, key: String, for origin: Origin,
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
    let observers = state.withLock {
      $0.observers[Setting(domain: domain, key: key)]?.sorted { $0.key < $1.key } ?? []
    }
    let origin = origin
    for (_, observer) in observers where observer.origin != origin { observer.didChange() }
  }
}
