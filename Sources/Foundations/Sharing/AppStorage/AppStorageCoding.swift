import Foundation

/// How values of a type are kept in the settings.
struct AppStorageCoding<Value: Sendable>: Sendable {
  /// The value of a setting; nothing where there is none, or one that does not stand for a value.
  let load: @Sendable (UserDefaults, String) -> Value?

  /// Makes a value the setting.
  let save: @Sendable (Value, UserDefaults, String) throws -> Void

  /// Whether a default may take the place of a setting that has no value: it has another type.
  let isReplaceable: @Sendable (UserDefaults, String) -> Bool

  /// Whether a value is one that no setting stands for.
  var isNothing: @Sendable (Value) -> Bool = { _ in false }
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
    } isNothing: {
      $0 == nil
    }
  }
}

extension AppStorageCoding where Value: Codable {
  /// Values as JSON.
  static var json: Self {
    Self { store, key in
      data.load(store, key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    } save: { value, store, key in
      do {
        try data.save(JSONEncoder().encode(value), store, key)
      } catch let error as EncodingError {
        throw error.naming("setting '\(key)'")
      }
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
  static var int: Self {
    plain {
      $0 as? Int ?? ($0 as? Double).flatMap(Int.init(exactly:)) ?? ($0 as? Bool).map { $0 ? 1 : 0 }
    }
  }
}

extension AppStorageCoding<Double> {
  static var double: Self {
    plain { $0 as? Double ?? ($0 as? Int).map(Double.init) ?? ($0 as? Bool).map { $0 ? 1 : 0 } }
  }
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
  static var url: Self {
    Self { store, key in
      store.string(forKey: key).flatMap(URL.init(setting:)) ?? store.url(forKey: key)
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

extension URL {
  /// The URL that a setting holds whole. Foundation keeps the path of a URL as if it were a file, and
  /// takes what else there is for a path too.
  init?(setting: String) {
    guard let url = URL(string: setting), url.scheme != nil else { return nil }
    self = url
  }
}
