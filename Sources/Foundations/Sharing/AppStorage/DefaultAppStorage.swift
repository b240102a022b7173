import ConcurrencyExtras
import Dependencies
import Foundation

private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

private enum AppStorageKeyFormatWarningEnabledKey: DependencyKey {
  static var liveValue: Bool { true }
  static var testValue: Bool { true }
}

extension DependencyValues {
  /// The settings of `appStorage` keys: `UserDefaults.standard` in apps, empty settings in memory in
  /// tests and previews.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].value }
    set { self[DefaultAppStorageKey.self] = UncheckedSendable(newValue) }
  }

  /// Whether the names of settings that key-value observation cannot cope with are to be reported.
  /// There are none here, so nothing is reported either way.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarningEnabledKey.self] }
    set { self[AppStorageKeyFormatWarningEnabledKey.self] = newValue }
  }
}
