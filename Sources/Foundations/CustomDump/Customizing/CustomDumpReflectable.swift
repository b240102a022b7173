/// A type that is dumped with the members, and in the style, of a mirror of its own.
///
/// ```swift
/// extension User: CustomDumpReflectable {
///   var customDumpMirror: Mirror {
///     Mirror(self, children: ["name": name], displayStyle: .struct)  // without the password
///   }
/// }
/// ```
public protocol CustomDumpReflectable {
  var customDumpMirror: Mirror { get }
}
