import Foundation

// A plain value is kept as what it is, so that others can read and write it.

extension SharedReaderKey {
  /// Keeps a value in the user's settings.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  /// ```
  ///
  /// A setting that is missing, or has another type, becomes the default. The value follows what
  /// others do to the setting through the same `UserDefaults`, and what is set is there when the app
  /// is started again. A setting is told from others by its whole name, which may hold any character.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: Where it is; `defaultAppStorage` by default.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store: store, coding: .bool)
  }

  /// Keeps a whole number in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(key, store: store, coding: .int)
  }

  /// Keeps a number in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double> {
    AppStorageKey(key, store: store, coding: .double)
  }

  /// Keeps a text in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String> {
    AppStorageKey(key, store: store, coding: .string)
  }

  /// Keeps a list of texts in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store: store, coding: .strings)
  }

  /// Keeps a URL in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(key, store: store, coding: .url)
  }

  /// Keeps bytes in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data> {
    AppStorageKey(key, store: store, coding: .data)
  }

  /// Keeps a date in the user's settings.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date> {
    AppStorageKey(key, store: store, coding: .date)
  }
}

// MARK: - Values that may be missing

extension SharedReaderKey {
  /// Keeps a truth value in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store: store, coding: .optional(.bool))
  }

  /// Keeps a whole number in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store: store, coding: .optional(.int))
  }

  /// Keeps a number in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store: store, coding: .optional(.double))
  }

  /// Keeps a text in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, store: store, coding: .optional(.string))
  }

  /// Keeps a list of texts in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store: store, coding: .optional(.strings))
  }

  /// Keeps a URL in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store: store, coding: .optional(.url))
  }

  /// Keeps bytes in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store: store, coding: .optional(.data))
  }

  /// Keeps a date in the user's settings; without one the setting is removed.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store: store, coding: .optional(.date))
  }
}
