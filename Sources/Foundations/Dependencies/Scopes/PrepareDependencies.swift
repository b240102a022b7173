import IssueReporting

/// Sets the default values of dependencies, once, as a process or a test starts.
///
/// ```swift
/// @main struct MyApp: App {
///   init() {
///     prepareDependencies { $0.mailer = Mailer(host: "localhost") }
///   }
/// }
/// ```
///
/// Unlike ``withDependencies(_:operation:)`` it changes what everybody gets, wherever they are. So
/// it must come first: a dependency that has been read or prepared before keeps its value, and an
/// issue says so.
///
/// - Returns: What the closure returns.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let storage = DependencyValues._current.storage
  // What the closure reads on the way is not made for good, so it does not count as read before.
  var values = DependencyValues(
    storage: DependencyStorage(
      overrides: storage.overrides, context: storage.context, cache: storage.cache.copy()))
  let result = try values.update(updateValues)
  if let context = values.storage.context, context != storage.context {
    storage.cache.defaults.prepare(context: context)
  }
  for (id, box) in values.storage.overrides where box !== storage.overrides[id] {
    let isPrepared = storage.cache.defaults.prepare(box, in: values.context)
    guard !isPrepared, values.context != .preview, reportsMisuse else { continue }
    reportIssue(
      alreadySet(box.key, property: box.property),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
  return result
}

private func alreadySet<Key: TestDependencyKey>(
  _ key: Key.Type, property: StaticString
) -> String {
  """
  @Dependency(\\.\(property)) has already been accessed or prepared.

    Key:
      \(typeName(Key.self))
    Value:
      \(typeName(Key.Value.self))

  A dependency can be prepared only once, before it is first used. Call 'prepareDependencies' as early \
  as the process starts, or use 'withDependencies' to change the dependency for a part of it.
  """
}
