/// The dependencies of the current task.
///
/// A dependency is a property in an extension of this type, over a ``DependencyKey``. Features read
/// it with ``Dependency``; tests and parents change it for what they run, with
/// ``withDependencies(_:operation:)``.
///
/// A value is the one that was assigned, or else the default of the current ``DependencyContext``,
/// which is made once and kept; in tests once for each test, and for each case of it.
public struct DependencyValues: Sendable {
  /// The current values: those of the current task, unless an engine has set others for the thread.
  public static var _current: DependencyValues {
    if let storage = ThreadValues.current { return DependencyValues(storage: storage) }
    return ofTask
  }

  /// The values of the current task. Child tasks and `Task { }` inherit them, detached tasks do not.
  @TaskLocal static var ofTask = DependencyValues()

  /// Whether the current task is inside the closure that assigns values.
  @TaskLocal static var isUpdating = false

  @usableFromInline var storage: DependencyStorage

  /// Values of which none is assigned and no default is made yet.
  public init() {
    self.storage = DependencyStorage()
  }

  init(storage: DependencyStorage) {
    self.storage = storage
  }

  /// Values with the defaults of apps.
  public static var live: Self { Self(context: .live) }

  /// Values with the defaults of previews.
  public static var preview: Self { Self(context: .preview) }

  /// Values with the defaults of tests.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }

  /// What the default values are for.
  public var context: DependencyContext {
    get { storage.context ?? storage.cache.defaults.context ?? .process }
    set { storage = storage.setting(context: newValue) }
  }

  /// The value of a key.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    @inlinable get {
      if let box = storage.box(of: KeyIdentifier(key)) {
        return box.value(of: key)
      }
      return makeDefault(
        of: key, property: function, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    set {
      let id = KeyIdentifier(key)
      storage = storage.setting(
        id, to: DependencyBox.make(newValue, key: key, property: function))
      if reportsMisuse { storage.cache.defaults.noteOverride(of: id) }
    }
  }

  @usableFromInline @inline(never)
  func makeDefault<Key: TestDependencyKey>(
    of key: Key.Type, property: StaticString,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Key.Value {
    storage.cache.defaults.make(
      key, in: storage.context, property: property,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

// MARK: - For the engine

extension DependencyValues {
  /// Whether two sets of values are known to be the same, which costs nothing to find out.
  @inlinable public func _isIdentical(to other: DependencyValues) -> Bool {
    storage === other.storage
  }

  /// These values, with those on top that are assigned in the others.
  ///
  /// It makes nothing where one of the two has nothing assigned.
  public func _merging(_ other: DependencyValues) -> DependencyValues {
    guard storage !== other.storage, !other.storage.isEmpty else { return self }
    if storage.isCovered(by: other.storage) { return other }
    return DependencyValues(storage: storage.merging(other.storage))
  }

  /// Changes the values in the way that `withDependencies` does: nothing that is read meanwhile is
  /// reported.
  package mutating func update<R>(_ updateValues: (inout Self) throws -> R) rethrows -> R {
    try DependencyValues.$isUpdating.withValue(true) { try updateValues(&self) }
  }

  /// Makes these values the current ones of an operation that does not suspend, at next to no cost.
  ///
  /// Tasks that the operation starts do not inherit them: hand them on where it asks for work.
  @inlinable public func _withCurrentOnThread<R>(_ operation: () throws -> R) rethrows -> R {
    try withExtendedLifetime(storage) {
      try _Unretained(self)._withCurrentOnThread(operation)
    }
  }

  /// Values that somebody else keeps alive. An engine that keeps the values of its features enters them
  /// once for each of its turns; a retain would take half of the time of that.
  @frozen public struct _Unretained {
    @usableFromInline let storage: Unmanaged<DependencyStorage>

    @inlinable public init(_ values: DependencyValues) {
      storage = .passUnretained(values.storage)
    }

    /// Makes the values the current ones of an operation that does not suspend.
    @inlinable public func _withCurrentOnThread<R>(_ operation: () throws -> R) rethrows -> R {
      try ThreadValues.run(storage, operation)
    }
  }

  /// Makes these values the current ones of an operation, at no cost if they already are.
  public func _withCurrent<R>(_ operation: () throws -> R) rethrows -> R {
    if _isIdentical(to: DependencyValues._current) {
      return try operation()
    }
    return try withTaskValues(operation)
  }

  /// Makes these values the current ones of an operation, which runs on the caller's actor.
  public func _withCurrent<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    if _isIdentical(to: DependencyValues.ofTask) {
      return try await operation()
    }
    return try await DependencyValues.$ofTask.withValue(self, operation: operation)
  }

  /// Makes these the values of the task for an operation, in the place of those of the thread too.
  func withTaskValues<R>(_ operation: () throws -> R) rethrows -> R {
    try DependencyValues.$ofTask.withValue(self) {
      try ThreadValues.run(nil, operation)
    }
  }
}
