import Foundation

/// How values of a type are kept in the settings.
struct AppStorageCoding<Value: Sendable>: Sendable {
  /// The value of a setting; nothing where there is none, or one that does not stand for a value.
  let load: @Sendable (UserDefaults, String) -> Value?

  /// Makes a value the setting.
  let save: @Sendable (Value, UserDefaults, String) throws -> Void

  /// Whether a default may take the place of a setting that has no value: it has another type.
  let isReplaceable: @Sendable (UserDefaults, String) -> Bool
}

extension AppStorageCoding {
  /// Values that settings can hold.
  static func plain(_ cast: @escaping @Sendable (Any) -> Value?) -> Self {
    Self { store, key in
      store.object(forKey: key).flatMap(cast)
    } save: { value, store, key in
      store.set(value, forKey: key)
    } isReplaceable: { _, _ in
      true
    }
  }

  /// Values with a raw value that settings can hold.
  static func raw(
    _ coding: AppStorageCoding<Value.RawValue>
  ) -> Self where Value: RawRepresentable, Value.RawValue: Sendable {
    Self { store, key in
      coding.load(store, key).flatMap(Value.init)
    } save: { value, store, key in
      try coding.save(value.rawValue, store, key)
    } isReplaceable: { store, key in
      // Another version of the program may know the raw value.
      coding.load(store, key) == nil
    }
  }

  /// The setting is not there where there is no value.
  static func optional<Wrapped>(
    _ coding: AppStorageCoding<Wrapped>
  ) -> Self where Value == Wrapped? {
    Self { store, key in
      coding.load(store, key).map(Optional.some)
    } save: { value, store, key in
      if let value {
        try coding.save(value, store, key)
      } else {
        store.removeObject(forKey: key)
      }
    } isReplaceable: { store, key in
      coding.isReplaceable(store, key)
    }
  }
}

extension AppStorageCoding where Value: Codable {
  /// Values as JSON.
  static var json: Self {
    Self { store, key in
      data.load(store, key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    } save: { value, store, key in
      try data.save(JSONEncoder().encode(value), store, key)
    } isReplaceable: { store, key in
      data.load(store, key) == nil
    }
  }

  private static var data: AppStorageCoding<Data> { .data }
}

// MARK: - What settings can hold

extension AppStorageCoding<Bool> {
  /// A number, as another program may have written it, stands for a truth value too.
  static var bool: Self { plain { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } } }
}

extension AppStorageCoding<Int> {
  static var int: Self { plain { $0 as? Int ?? ($0 as? Double).flatMap(Int.init(exactly:)) } }
}

extension AppStorageCoding<Double> {
  static var double: Self { plain { $0 as? Double ?? ($0 as? Int).map(Double.init) } }
}

extension AppStorageCoding<String> {
  static var string: Self { plain { $0 as? String } }
}

extension AppStorageCoding<[String]> {
  static var strings: Self { plain { $0 as? [String] } }
}

extension AppStorageCoding<Data> {
  static var data: Self { plain { $0 as? Data } }
}

extension AppStorageCoding<Date> {
  static var date: Self { plain { $0 as? Date } }
}

extension AppStorageCoding<URL> {
  /// A file is its path, as Foundation has it. What else there is it would take for a path too, so
  /// that is kept whole.
  static var url: Self {
    Self { store, key in
      guard let text = store.string(forKey: key) else { return store.url(forKey: key) }
      if let url = URL(string: text), url.scheme != nil { return url }
      return store.url(forKey: key)
    } save: { value, store, key in
      if value.isFileURL {
        store.set(value, forKey: key)
      } else {
        store.set(value.absoluteString, forKey: key)
      }
    } isReplaceable: { _, _ in
      true
    }
  }
}
