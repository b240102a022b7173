extension PresentationState {
  /// The object that has the child's state, without a retain, which would cost more than all the rest.
  ///
  /// A presentation is a reference and nothing else. It keeps its object alive while the state is used.
  @inlinable static func storage(
    of presentation: UnsafeRawPointer
  ) -> Unmanaged<Storage>? {
    presentation.assumingMemoryBound(to: Unmanaged<Storage>?.self).pointee
  }

  /// Reads the child's state where it lies.
  ///
  /// - Returns: Whether a child is presented.
  @inlinable static func read(
    _ presentation: UnsafePointer<Self>, _ operation: (UnsafePointer<State>) -> Void
  ) -> Bool {
    guard let storage = storage(of: presentation) else { return false }
    storage._withUnsafeGuaranteedRef { withUnsafePointer(to: &$0.state!, operation) }
    return true
  }

  /// Changes the child's state where it lies.
  ///
  /// - Returns: `nil`, with `operation` not run, when no child is presented.
  @inlinable static func modify<Result>(
    _ presentation: UnsafeMutablePointer<Self>,
    _ operation: (UnsafeMutablePointer<State>) -> Result
  ) -> Result? {
    presentation.pointee.separateFromCopies()
    return storage(of: presentation).map { storage in
      storage._withUnsafeGuaranteedRef { withUnsafeMutablePointer(to: &$0.state!, operation) }
    }
  }
}
