/// A type that is dumped as a text of its own.
///
/// ```swift
/// extension Money: CustomDumpStringConvertible {
///   var customDumpDescription: String { "\(amount) \(currency)" }
/// }
/// ```
public protocol CustomDumpStringConvertible {
  var customDumpDescription: String { get }
}
