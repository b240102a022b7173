extension AnyCasePath {
  /// Changes the payload of this path's case.
  ///
  /// - Throws: What `body` throws, with `root` as it was; and an error that names the value and the
  ///   payload that was wanted, when `root` is in another case.
  @available(*, deprecated, message: "Use 'root.modify(\\.case)' instead.")
  public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard var value = extract(from: root) else {
      throw ExtractionFailed(root: root, payload: Value.self)
    }
    let result = try body(&value)
    root = embed(value)
    return result
  }
}

/// A value was not in the case that a path leads to.
struct ExtractionFailed: Error, CustomStringConvertible {
  let description: String

  init<Root, Value>(root: Root, payload: Value.Type) {
    description = """
      Can't extract '\(payload)' from '\(root)': it is in the case \
      '\(CaseNames.of(root, along: []).joined())'. Check the case first.
      """
  }
}
