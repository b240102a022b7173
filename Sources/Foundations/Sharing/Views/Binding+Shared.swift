import DataFlow

extension Binding {
  /// A binding to a shared value.
  ///
  /// ```swift
  /// Toggle("Haptics", isOn: Binding($isHapticsOn))
  /// ```
  ///
  /// It stays with the value that the property shares now.
  @MainActor public init(_ base: Shared<Value>) {
    self.init(_location: base.location)
  }
}

extension Shared {
  /// The value that the property shares now, as a place of a binding.
  package var location: _Location<Value> {
    func open(_ reference: some MutableReference<Value>) -> _Location<Value> {
      SharedLocation(reference)
    }
    return open(reference)
  }
}

/// A shared value as a place of a binding.
private final class SharedLocation<Reference: MutableReference>: _Location<Reference.Value> {
  private let reference: Reference

  init(_ reference: Reference) {
    self.reference = reference
  }

  override func get() -> Reference.Value {
    reference.wrappedValue
  }

  override func set(_ value: Reference.Value) {
    reference.withLock(
      { $0 = value }, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  override func isEqual(to other: _Location<Reference.Value>) -> Bool {
    (other as? Self)?.reference.place == reference.place
  }
}
