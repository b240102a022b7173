/// A collection of values that are found by types, and the macro that declares properties of it.
struct KeyedCollection {
  /// The name of the macro, with its sign.
  let macro: String
  /// The type whose extensions have the properties.
  let owner: String
  /// Where the type is from.
  let module: String
  /// What the types conform to that values are found by.
  let keyProtocol: String
  /// What makes a default value anew for each use.
  let defaultValueMacro: String
}
