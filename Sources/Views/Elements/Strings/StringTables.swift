import Foundation

/// The tables of strings that an app ships.
enum StringTables {
  /// What the tables say for a key; the key where they say nothing.
  static func lookUp(_ key: String, table: String?, in bundle: Bundle?) -> String {
    guard let bundle = bundle ?? translatedMainBundle else { return key }
    return bundle.localizedString(forKey: key, value: key, table: table)
  }

  /// The app's bundle, where it has tables at all: most have none, and a look-up goes to the disk.
  private static let translatedMainBundle: Bundle? =
    Bundle.main.localizations.isEmpty ? nil : .main
}
