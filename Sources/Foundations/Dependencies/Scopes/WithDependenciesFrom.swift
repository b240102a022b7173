import IssueReporting

/// Runs an operation with the dependencies of a model, for models that make models.
///
/// ```swift
/// func rowTapped() {
///   detail = withDependencies(from: self) { DetailModel() }
/// }
/// ```
///
/// The dependencies of a model are those that its ``Dependency`` properties have remembered or, if
/// it has none, those of the ``withDependencies(_:operation:)`` that returned it. What is assigned
/// at the time of this call is on top.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an operation with the dependencies of a model, some of them changed.
///
/// - Parameters:
///   - model: A model that was made by ``withDependencies(_:operation:)`` or has a ``Dependency``.
///   - updateValuesForOperation: Assigns to the dependencies.
///   - operation: What the dependencies are for.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  guard let values = DependencyObjects.shared.values(of: model) else {
    reportNoDependencies(of: model, fileID, filePath, line, column)
    return try operation()
  }
  return try values._merging(DependencyValues._current)._withCurrent {
    try withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an asynchronous operation with the dependencies of a model, on the caller's actor.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an asynchronous operation with the dependencies of a model, some of them changed, on the
/// caller's actor.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  guard let values = DependencyObjects.shared.values(of: model) else {
    reportNoDependencies(of: model, fileID, filePath, line, column)
    return try await operation()
  }
  return try await values._merging(DependencyValues._current)._withCurrent {
    try await withDependencies(updateValuesForOperation, operation: operation)
  }
}

private func reportNoDependencies<Model: AnyObject>(
  of model: Model,
  _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
  reportIssue(
    """
    '\(Model.self)' has no dependencies to pass on to the operation. Either give it a '@Dependency' \
    property, or make it in the operation of a 'withDependencies' that returns it.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
