import IssueReporting

/// A function that reports an issue when it is called, and returns the empty value of its type.
///
/// Stops the program if the type has no obvious one.
@available(*, deprecated, message: "Give 'unimplemented' a 'placeholder:' to return.")
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(
    description(),
    placeholder: generatedPlaceholder(
      of: Result.self, description: description(), file: filePath, line: line),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// An asynchronous function that reports an issue when it is called, and returns the empty value of
/// its type.
///
/// Stops the program if the type has no obvious one.
@available(*, deprecated, message: "Give 'unimplemented' a 'placeholder:' to return.")
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  unimplemented(
    description(),
    placeholder: generatedPlaceholder(
      of: Result.self, description: description(), file: filePath, line: line),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}
