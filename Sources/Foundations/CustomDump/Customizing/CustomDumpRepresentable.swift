/// A type that is dumped as another value, such as the one that it wraps.
///
/// ```swift
/// extension Tagged: CustomDumpRepresentable {
///   var customDumpValue: Any { rawValue }
/// }
/// ```
public protocol CustomDumpRepresentable {
  var customDumpValue: Any { get }
}
