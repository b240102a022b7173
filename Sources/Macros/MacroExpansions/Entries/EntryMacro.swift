/// `@Entry`: a value of the environment, over a key of its own.
enum EntryMacro: KeyedEntryMacro {
  static let collection = KeyedCollection(
    macro: "@Entry", owner: "EnvironmentValues", module: "SwiftUI",
    keyProtocol: "SwiftUICore.EnvironmentKey", defaultValueMacro: "SwiftUICore._EntryDefaultValue")
}
