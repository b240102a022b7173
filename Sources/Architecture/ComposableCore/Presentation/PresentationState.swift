/// The state of a child that is presented at times.
///
/// In observable state write `@Presents var editor: Editor.State?` instead.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  /// The state of the child, shared by copies until one of them is changed.
  @usableFromInline
  final class Storage {
    @exclusivity(unchecked) @usableFromInline var state: State

    @usableFromInline init(_ state: State) {
      self.state = state
    }
  }

  @usableFromInline var storage: Storage?

  @inlinable public init(wrappedValue: State?) {
    storage = wrappedValue.map(Storage.init)
  }

  @inlinable public var wrappedValue: State? {
    get { storage?.state }
    set {
      guard let newValue else {
        storage = nil
        return
      }
      if storage != nil, isKnownUniquelyReferenced(&storage) {
        storage!.state = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the child's state where it lies.
  ///
  /// - Returns: `nil`, with `operation` not run, when no child is presented.
  @inlinable mutating func modify<Result>(_ operation: (inout State) -> Result) -> Result? {
    guard storage != nil else { return nil }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage!.state) }
    return operation(&storage!.state)
  }

  /// Reads the child's state where it lies.
  ///
  /// - Returns: Whether a child is presented.
  @discardableResult
  @inlinable func read(_ operation: (UnsafePointer<State>) -> Void) -> Bool {
    guard let storage else { return false }
    withUnsafePointer(to: &storage.state, operation)
    return true
  }
}
