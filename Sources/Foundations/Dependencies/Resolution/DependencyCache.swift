import ConcurrencyExtras
import IssueReporting
import Synchronization

/// The default values that have been made, each once for a context and a test.
final class DependencyCache: Sendable {
  private struct ID: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestContext.Testing.Test.ID?

    init(_ key: any TestDependencyKey.Type, _ context: DependencyContext) {
      self.key = ObjectIdentifier(key)
      self.context = context
      self.test = TestContext.currentTestID
    }
  }

  private struct Entry {
    let box: DependencyBox
    let isPrepared: Bool
  }

  private struct State {
    var entries: [ID: Entry] = [:]
    var context: DependencyContext?
  }

  private let state: Mutex<State>

  /// Held while a default value is made, so that no two threads make it. The value may read others.
  private let making = RecursiveLock()

  init() {
    self.state = Mutex(State())
  }

  private init(copying other: DependencyCache) {
    self.state = Mutex(other.state.withLock { $0 })
  }

  /// The context that `prepareDependencies` has set.
  var context: DependencyContext? {
    state.withLock { $0.context }
  }

  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext,
    property: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Key.Value {
    let id = ID(key, context)
    if let entry = entry(id) {
      return entry.box.value(of: key)
    }
    return making.withLock {
      if let entry = entry(id) {
        return entry.box.value(of: key)
      }
      let resolution = DependencyResolution(
        property: property,
        access: DependencyAccess.current,
        fileID: fileID, filePath: filePath, line: line, column: column)
      let value = resolution.defaultValue(of: key, in: context)
      // A value that was substituted in silence, while values are assigned, is to be reported later.
      guard !resolution.isSilentSubstitute else { return value }
      let box = DependencyBox.make(value, key: key, property: property)
      return state.withLock { state in
        // The value may have read its own key on the way.
        let entry = state.entries[id] ?? Entry(box: box, isPrepared: false)
        state.entries[id] = entry
        return entry
      }.box.value(of: key)
    }
  }

  private func entry(_ id: ID) -> Entry? {
    state.withLock { $0.entries[id] }
  }
}

// MARK: - Preparing

extension DependencyCache {
  /// A cache with the same values, which can be filled without filling this one.
  func copy() -> DependencyCache {
    DependencyCache(copying: self)
  }

  func prepare(context: DependencyContext) {
    state.withLock { $0.context = context }
  }

  /// Makes a value the default of its key.
  ///
  /// - Returns: Whether it is; not if there was one already.
  func prepare(_ box: DependencyBox, in context: DependencyContext) -> Bool {
    let id = ID(box.key, context)
    return state.withLock { state in
      if let entry = state.entries[id], entry.isPrepared || context != .preview {
        return false
      }
      state.entries[id] = Entry(box: box, isPrepared: true)
      return true
    }
  }
}
