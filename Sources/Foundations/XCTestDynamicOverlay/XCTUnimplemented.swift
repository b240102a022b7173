import IssueReporting

/// A function that reports an issue when it is called, and returns a placeholder.
@available(*, deprecated, renamed: "unimplemented")
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> sending Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(
    description(), placeholder: placeholder(),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// An asynchronous function that reports an issue when it is called, and returns a placeholder.
@available(*, deprecated, renamed: "unimplemented")
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> sending Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  unimplemented(
    description(), placeholder: placeholder(),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// A function that reports an issue when it is called, and throws.
@available(*, deprecated, renamed: "unimplemented")
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  unimplemented(
    description(),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// An asynchronous function that reports an issue when it is called, and throws.
@available(*, deprecated, renamed: "unimplemented")
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  unimplemented(
    description(),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// A function that reports an issue when it is called, and returns the empty value
/// of its type.
@available(*, deprecated, renamed: "unimplemented")
@_disfavoredOverload
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(
    description(),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// An asynchronous function that reports an issue when it is called, and returns the empty value
/// of its type.
@available(*, deprecated, renamed: "unimplemented")
@_disfavoredOverload
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  unimplemented(
    description(),
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

@available(*, deprecated, renamed: "UnimplementedFailure")
public typealias XCTUnimplementedFailure = UnimplementedFailure
