import Foundation

/// Settings that tell of their changes, and are kept.
///
/// Foundation does neither on Linux: it has no key-value observation and no daemon that writes what
/// was set, and `synchronize` writes into the old file, so that a process killed meanwhile leaves
/// half of it.
class ObservedUserDefaults: UserDefaults {
  /// Makes an object one that tells of its changes, as key-value observation does elsewhere: its
  /// class becomes this one. An object of somebody's own class stays what it is.
  static func observe(_ store: UserDefaults) {
    guard type(of: store) == UserDefaults.self else { return }
    // Right, since an object begins with a pointer to its class, and this class adds nothing to the
    // memory of the one that it takes the place of. Doing it twice at a time does it once.
    Unmanaged.passUnretained(store).toOpaque().storeBytes(
      of: unsafeBitCast(ObservedUserDefaults.self as AnyClass, to: UInt.self), as: UInt.self)
  }

  /// Where the settings are kept.
  var file: SettingsFile? { .of(domain) }

  override func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    super.set(value, forKey: key)
    didChange(key, to: value)
  }

  override func set(_ url: URL?, forKey key: String) {
    // Foundation never returns from setting none.
    guard let url else { return removeObject(forKey: key) }
    super.set(url, forKey: key)
  }

  override func removeObject(forKey key: String) {
    super.removeObject(forKey: key)
    didChange(key, to: nil)
  }

  /// Writes what was set.
  override func synchronize() -> Bool {
    file?.write() ?? true
  }

  private func didChange(_ key: String, to value: Any?) {
    if let file {
      file.change(key, to: value)
      // A key saves its change itself, to know how that goes.
      if SettingsChanges.origin == nil { file.save(.didSet) }
    }
    SettingsChanges.tell(domain, key: key)
  }
}

extension UserDefaults {
  /// Why there are no settings though there is a file for them.
  var loadError: (any Error)? { (self as? ObservedUserDefaults)?.file?.loadError }

  /// Makes the change of a key, and says whether it could be saved.
  func change(
    by origin: SettingsChanges.Origin, _ context: SaveContext, _ change: () throws -> Void,
    then completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    do {
      try SettingsChanges.$origin.withValue(origin, operation: change)
    } catch {
      return completion(.failure(error))
    }
    if let file = (self as? ObservedUserDefaults)?.file {
      file.save(context, then: completion)
    } else {
      if context == .userInitiated { synchronize() }
      completion(.success(()))
    }
  }

  /// Settings in memory, for tests and previews: each use of this property makes others, which are
  /// empty.
  public static var inMemory: UserDefaults {
    UserDefaultsInMemory(suiteName: "in memory \(UUID().uuidString)")!
  }
}

/// Settings that are not kept. Foundation holds what was set in memory until it is told otherwise.
final class UserDefaultsInMemory: ObservedUserDefaults {
  override var file: SettingsFile? { nil }
}
