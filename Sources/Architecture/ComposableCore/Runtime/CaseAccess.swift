import CasePaths

/// Reaches the payload of a case of an enum: where it lies, if it lies in the enum, and otherwise
/// by taking it out and putting it back.
@usableFromInline
final class CaseAccess<Root, Payload> {
  private let path: AnyCasePath<Root, Payload>

  /// `nil` when the payload does not lie in the enum.
  private let layout: EnumLayout?

  /// The number of the case, once a value has been in it.
  //
  // Nothing calls out while it is accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var tag: Int?

  @usableFromInline init(_ path: AnyCasePath<Root, Payload>) {
    self.path = path
    layout = path._isPayloadInRoot ? EnumLayout(Root.self) : nil
  }

  /// Whether a value is in the case.
  @usableFromInline func matches(_ root: UnsafeRawPointer) -> Bool {
    guard let layout else { return isExtracted(from: root) }
    let current = layout.tag(of: root)
    if let tag { return current == tag }
    guard isExtracted(from: root) else { return false }
    tag = current
    return true
  }

  private func isExtracted(from root: UnsafeRawPointer) -> Bool {
    path.extract(from: root.assumingMemoryBound(to: Root.self).pointee) != nil
  }

  /// Calls `body` with a pointer to the payload, to read or to change it.
  ///
  /// The caller vouches that nobody reads the root meanwhile.
  ///
  /// - Returns: `nil`, with `body` not run, when the root is in another case.
  @usableFromInline func modify<Result>(
    _ root: UnsafeMutableRawPointer, _ body: (UnsafeMutablePointer<Payload>) -> Result
  ) -> Result? {
    if let layout {
      guard matches(root), let tag else { return nil }
      return layout.withPayload(of: root, tag: tag) {
        body($0.assumingMemoryBound(to: Payload.self))
      }
    }
    return path._modify(&root.assumingMemoryBound(to: Root.self).pointee) { payload in
      withUnsafeMutablePointer(to: &payload, body)
    }
  }

  /// Calls `body` with a pointer to the payload, to read it.
  ///
  /// The caller vouches that nobody else reads the root meanwhile.
  ///
  /// - Returns: `nil`, with `body` not run, when the root is in another case.
  @usableFromInline func read<Result>(
    _ root: UnsafeRawPointer, _ body: (UnsafePointer<Payload>) -> Result
  ) -> Result? {
    // As the memory was before, bit for bit, it is afterwards.
    if layout != nil {
      return modify(UnsafeMutableRawPointer(mutating: root)) { body(UnsafePointer($0)) }
    }
    guard let payload = path.extract(from: root.assumingMemoryBound(to: Root.self).pointee)
    else { return nil }
    return withUnsafePointer(to: payload, body)
  }
}
