/// Runs a body and reports the error that it throws, if it throws one.
///
/// A `CancellationError` is not reported: being cancelled is no problem.
///
/// - Parameters:
///   - message: What was being done; follows the error in the report.
///   - reporters: The reporters to use for the body and for the report; by default the current
///     ones.
/// - Returns: What the body returns, or `nil` if it threw.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R
) -> R? {
  if let reporters {
    return withIssueReporters(reporters) {
      withErrorReporting(
        message(), fileID: fileID, filePath: filePath, line: line, column: column, catching: body)
    }
  }
  do {
    return try body()
  } catch is CancellationError {
    return nil
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Runs a body and reports the error that it throws; an optional result stays one optional.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> R?
) -> R? {
  let result: R?? = withErrorReporting(
    message(), to: reporters, fileID: fileID, filePath: filePath, line: line, column: column,
    catching: body)
  return result ?? nil
}

/// Runs a body on the caller's actor and reports the error that it throws, if it throws one.
///
/// A `CancellationError` is not reported: being cancelled is no problem.
///
/// - Returns: What the body returns, or `nil` if it threw.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () async throws -> sending R
) async -> R? {
  if let reporters {
    return await withIssueReporters(reporters) {
      await withErrorReporting(
        message(), fileID: fileID, filePath: filePath, line: line, column: column, catching: body)
    }
  }
  do {
    return try await body()
  } catch is CancellationError {
    return nil
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Runs a body and reports the error that it throws; an optional result stays one optional.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () async throws -> sending R?
) async -> R? {
  let result: R?? = await withErrorReporting(
    message(), to: reporters, fileID: fileID, filePath: filePath, line: line, column: column,
    catching: body)
  return result ?? nil
}
