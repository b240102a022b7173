/// The state of a child that is presented at times.
///
/// In observable state write `@Presents var editor: Editor.State?` instead.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  /// The state of the child, shared by copies until one of them is changed.
  @usableFromInline
  final class Storage {
    /// `nil` only for as long as somebody changes it in place.
    @exclusivity(unchecked) @usableFromInline var state: State?

    @usableFromInline init(_ state: State) {
      self.state = state
    }
  }

  /// `nil` while no child is presented.
  @usableFromInline var storage: Storage?

  @inlinable public init(wrappedValue: State?) {
    storage = wrappedValue.map(Storage.init)
  }

  @inlinable public var wrappedValue: State? {
    get { storage?.state }
    set {
      if newValue != nil, storage != nil, isKnownUniquelyReferenced(&storage) {
        storage!.state = newValue
      } else {
        storage = newValue.map(Storage.init)
      }
    }
    _modify {
      guard storage != nil else {
        var absent: State?
        defer { storage = absent.map(Storage.init) }
        yield &absent
        return
      }
      separateFromCopies()
      defer { if case nil = storage!.state { storage = nil } }
      yield &storage!.state
    }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the child's state where it lies.
  ///
  /// - Returns: `nil`, with `operation` not run, when no child is presented.
  @discardableResult
  @inlinable mutating func modify<Result>(_ operation: (inout State) -> Result) -> Result? {
    guard storage != nil else { return nil }
    separateFromCopies()
    return operation(&storage!.state!)
  }

  /// Gives a presented child a storage of its own.
  @inlinable mutating func separateFromCopies() {
    if storage != nil, !isKnownUniquelyReferenced(&storage), let state = storage?.state {
      storage = Storage(state)
    }
  }
}
