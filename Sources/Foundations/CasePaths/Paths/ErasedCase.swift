/// A case whose payload is not part of its type: what a ``PartialCaseKeyPath`` leads to.
protocol ErasedCase {
  /// The root in this case, or `nil` when `value` is no payload of it.
  func embedPayload(_ value: Any) -> Any?

  /// The payload of this case, or `nil` when `root` is in another one.
  func extractPayload(from root: Any) -> Any?

  /// Whether `root` is in this case.
  func matches<Root>(_ root: Root) -> Bool
}

extension Case: ErasedCase {
  func embedPayload(_ value: Any) -> Any? {
    (value as? Value).map(_embed)
  }

  func extractPayload(from root: Any) -> Any? {
    _extract(from: root)
  }

  func matches<Root>(_ root: Root) -> Bool {
    path(from: Root.self)?.extract(from: root) != nil
  }
}

/// The case that a partial key path leads to.
///
/// `nil` for a key path that somebody made to another property of ``Case``.
func erasedCase<Root>(_ keyPath: PartialCaseKeyPath<Root>) -> (any ErasedCase)? {
  Case<Root>()[keyPath: keyPath] as? any ErasedCase
}
