import IssueReporting

/// A shared value that a key loads, observes and, if it can, saves.
// `@unchecked`: what changes is touched with the lock held only.
final class KeyedReference<Key: SharedReaderKey>: RootReference<Key.Value>, @unchecked Sendable {
  let key: Key
  private let registration: SharedRegistry.Registration
  private var subscription: SharedSubscription?

  /// Whether the value lies where the key keeps it, so that nothing is to be loaded or saved.
  private let isInPlace: Bool

  // Made once, so that saves are quick.
  fileprivate let describeKey: @Sendable () -> String
  @exclusivity(unchecked) fileprivate var didSave: @Sendable (Result<Never?, any Error>) -> Void = {
    _ in
  }

  // The lock keeps accesses apart, so that they need no checks.
  @exclusivity(unchecked) private var status = KeyedStatus()
  @exclusivity(unchecked) fileprivate var saves = SaveQueue<Key.Value>()

  /// Whether nobody but the thread that makes the reference knows it yet.
  @exclusivity(unchecked) private var isStarting = true

  /// Makes a reference, and has the key load its value and observe its place.
  ///
  /// - Parameters:
  ///   - value: The default, or the value that was loaded before.
  ///   - isLoaded: Whether the value need not be loaded now.
  init(
    _ key: Key, value: Key.Value, isLoaded: Bool, registration: SharedRegistry.Registration
  ) {
    self.key = key
    self.registration = registration
    describeKey = { "\(key)" }
    let place = (key as? any MemoryKey<Key.Value>)?.cell(default: value)
    isInPlace = place != nil
    super.init(place ?? Cell(value))
    guard !isInPlace else { return }
    didSave = { [weak self] in self?.receive($0) }
    if !isLoaded {
      status.isLoading = true
      key.load(
        context: .initialValue(value),
        continuation: LoadContinuation("\(key)") { [weak self] result in
          self?.receive(result, instead: value)
        })
    }
    subscription = key.subscribe(
      context: isLoaded ? .userInitiated : .initialValue(value),
      subscriber: SharedSubscriber { [weak self] result in
        self?.receive(result, instead: value)
      } onLoading: { [weak self] isLoading in
        self?.update { $0.isLoading = isLoading }
      })
    cell.lock.withLock { isStarting = false }
  }

  deinit {
    registration.end(of: self)
  }

  override var isLoading: Bool {
    observers.access(.isLoading)
    return cell.lock.withLock { status.isLoading }
  }

  override var loadError: (any Error)? {
    observers.access(.loadError)
    return cell.lock.withLock { status.loadError }
  }

  override func load(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    guard !isInPlace else { return completion(.success(())) }
    update { $0.isLoading = true }
    let key = key
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation("\(key)") { result in
        self.receive(result, instead: nil)
        completion(result.map { _ in })
      })
  }

  override var description: String { "\(key)" }

  /// Takes what was loaded.
  ///
  /// - Parameter instead: The value if there is none; `nil` leaves the value as it is.
  private func receive(_ result: Result<Key.Value?, any Error>, instead: Key.Value?) {
    switch result {
    case .success(let loaded):
      update(to: loaded ?? instead) {
        $0.isLoading = false
        $0.loadError = nil
      }
    case .failure(let error):
      update {
        $0.isLoading = false
        $0.loadError = error
      }
      report(error)
    }
  }

  /// Takes how a save went.
  fileprivate func receive(_ result: Result<Never?, any Error>) {
    switch result {
    case .success:
      // The common case, which is worth its speed.
      let isNews = cell.lock.withLock { status.loadError != nil || status.saveError != nil }
      guard isNews else { return }
      update {
        $0.saveError = nil
        $0.loadError = nil
      }
    case .failure(let error):
      update { $0.saveError = error }
      report(error)
    }
  }

  /// Changes what is known about the value, and perhaps the value, and tells the observers of what
  /// has changed.
  private func update(to newValue: Key.Value? = nil, _ change: (inout KeyedStatus) -> Void) {
    var newValue = newValue
    func apply() {
      cell.lock.withLock {
        change(&status)
        // The old value is released after the lock: its end may run anything.
        if newValue != nil { swap(&cell.value, &newValue!) }
      }
    }
    let (isStarting, changing) = cell.lock.withLock {
      var after = status
      change(&after)
      return (self.isStarting, status.differences(to: after))
    }
    if isStarting || (changing.isEmpty && newValue == nil) {
      apply()
    } else {
      observers.withMutation(of: newValue == nil ? changing : changing.union(.value), apply)
    }
  }

  /// In a debug build of an app an error says so at once; tests look at the property.
  private func report(_ error: any Error) {
    #if DEBUG
      if !isTesting { reportIssue(error, "\(key)") }
    #endif
  }
}

// MARK: - Saving

extension KeyedReference: MutableReference where Key: SharedKey {
  func withLock<R>(
    _ body: (inout Key.Value) throws -> R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) rethrows -> R {
    let location = IssueLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    if isInPlace || SharedChangeTracker.asserting != nil {
      return try change(body, at: location)
    }
    let trackers = SharedChangeTracker.tracking
    return try observers.withMutation(of: .value) {
      let (result, newValue) = try cell.lock.withLock {
        record(in: trackers, at: location)
        let result = try body(&cell.value)
        return (result, saves.add(cell.value) ? cell.value : nil)
      }
      if let newValue {
        save(newValue)
        while cell.lock.withLock({ saves.hasNext() }) {
          save(cell.lock.withLock { saves.next() })
        }
      }
      return result
    }
  }

  private func save(_ value: Key.Value) {
    key.save(
      value, context: .didSet, continuation: SaveContinuation(of: describeKey, callback: didSave))
  }

  var saveError: (any Error)? {
    observers.access(.saveError)
    return cell.lock.withLock { status.saveError }
  }

  func save(then completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    guard !isInPlace else { return completion(.success(())) }
    update { $0.saveError = nil }
    let key = key
    key.save(
      currentValue, context: .userInitiated,
      continuation: SaveContinuation("\(key)") { result in
        self.receive(result)
        completion(result.map { _ in })
      })
  }
}
