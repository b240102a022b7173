/// A function that reports an issue when it is called, and returns a placeholder.
///
/// For the parts of a dependency that a test should not reach:
///
/// ```swift
/// struct Client {
///   var version: @Sendable () -> String = unimplemented("Client.version", placeholder: "")
/// }
/// ```
///
/// The issue is shown where `unimplemented` is written, and describes the arguments of the call.
///
/// - Parameters:
///   - description: What is not implemented.
///   - placeholder: What the function returns, evaluated at each call.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> sending Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (argument: repeat each Argument) in
    UnimplementedCall(
      description(), arguments: (repeat each argument),
      fileID: fileID, filePath: filePath, function: function, line: line, column: column
    ).report()
    return placeholder()
  }
}

/// A function that reports an issue when it is called, and throws ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  { (argument: repeat each Argument) in
    let description = description()
    UnimplementedCall(
      description, arguments: (repeat each argument),
      fileID: fileID, filePath: filePath, function: function, line: line, column: column
    ).report()
    throw UnimplementedFailure(description: description)
  }
}

/// A function that reports an issue when it is called, and throws the given error.
public func unimplemented<each Argument, Result, Failure: Error>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  throwing failure: @autoclosure @escaping @Sendable () -> Failure,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws(Failure) -> Result {
  { (argument: repeat each Argument) throws(Failure) -> Result in
    UnimplementedCall(
      description(), arguments: (repeat each argument),
      fileID: fileID, filePath: filePath, function: function, line: line, column: column
    ).report()
    throw failure()
  }
}

/// An asynchronous function that reports an issue when it is called, and returns a placeholder.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> sending Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  { (argument: repeat each Argument) async -> Result in
    UnimplementedCall(
      description(), arguments: (repeat each argument),
      fileID: fileID, filePath: filePath, function: function, line: line, column: column
    ).report()
    return placeholder()
  }
}

/// An asynchronous function that reports an issue when it is called, and throws
/// ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (argument: repeat each Argument) async throws -> Result in
    let description = description()
    UnimplementedCall(
      description, arguments: (repeat each argument),
      fileID: fileID, filePath: filePath, function: function, line: line, column: column
    ).report()
    throw UnimplementedFailure(description: description)
  }
}

/// An asynchronous function that reports an issue when it is called, and throws the given error.
public func unimplemented<each Argument, Result, Failure: Error>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  throwing failure: @autoclosure @escaping @Sendable () -> Failure,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws(Failure) -> Result {
  { (argument: repeat each Argument) async throws(Failure) -> Result in
    UnimplementedCall(
      description(), arguments: (repeat each argument),
      fileID: fileID, filePath: filePath, function: function, line: line, column: column
    ).report()
    throw failure()
  }
}

/// A value that reports an issue when it is evaluated, for the parts of a dependency that are no
/// functions.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> sending Result = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  UnimplementedCall(
    description(), arguments: nil,
    fileID: fileID, filePath: filePath, function: function, line: line, column: column
  ).report()
  return placeholder()
}
