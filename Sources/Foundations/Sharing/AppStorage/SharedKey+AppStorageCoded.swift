import Foundation

// What settings cannot hold is kept as something that they can.

extension SharedReaderKey {
  /// Keeps a value in the user's settings by its raw value. One that is unknown is left as it is.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue == Int {
    AppStorageKey(key, store: store, coding: .raw(.int))
  }

  /// Keeps a value in the user's settings by its raw value; without one the setting is removed.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue == Int {
    AppStorageKey(key, store: store, coding: .optional(.raw(.int)))
  }

  /// Keeps a value in the user's settings by its raw value. One that is unknown is left as it is.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue == String {
    AppStorageKey(key, store: store, coding: .raw(.string))
  }

  /// Keeps a value in the user's settings by its raw value; without one the setting is removed.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue == String {
    AppStorageKey(key, store: store, coding: .optional(.raw(.string)))
  }

  /// Keeps a value in the user's settings as JSON.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, coding: .json)
  }

  /// Keeps a value in the user's settings as JSON; without one the setting is removed.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store, coding: .optional(.json))
  }
}
