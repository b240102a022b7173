/// Prints a value with all that is in it, to read and to compare.
///
/// ```swift
/// customDump(user)
/// // User(
/// //   name: "Ann",
/// //   tags: [
/// //     [0]: "admin"
/// //   ]
/// // )
/// ```
///
/// Types choose another form through ``CustomDumpStringConvertible``, ``CustomDumpRepresentable``
/// and ``CustomDumpReflectable``.
///
/// - Parameters:
///   - name: A label for the value, printed before it.
///   - indent: The number of spaces in front of every line.
///   - maxDepth: How deep to go: at 0, what is in the value is left out.
/// - Returns: The value, so that the call can be put around an expression.
@discardableResult
public func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Writes a value with all that is in it to a stream, without a line break at the end.
///
/// - Parameters:
///   - name: A label for the value, written before it.
///   - indent: The number of spaces in front of every line.
///   - maxDepth: How deep to go: at 0, what is in the value is left out.
/// - Returns: The value.
@discardableResult
public func customDump<T>(
  _ value: T, to target: inout some TextOutputStream, name: String? = nil, indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  var dumper = Dumper()
  target.write(
    dumper.entry(
      Member(label: name.map { .name($0) }, value: value), indent: indent, isRoot: true,
      maxDepth: maxDepth)
  )
  return value
}

extension String {
  /// The text that ``customDump(_:name:indent:maxDepth:)`` prints for a value.
  public init<T>(customDumping value: T) {
    var text = ""
    customDump(value, to: &text)
    self = text
  }
}
