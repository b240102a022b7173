import ConcurrencyExtras
import IssueReporting
import Synchronization

/// The default values that have been made, each once for a context and a test.
final class DependencyCache: Sendable {
  private struct Entry {
    let box: DependencyBox
    let isPrepared: Bool
  }

  private struct State {
    /// One for each context outside of tests, then as many for each test.
    var tables = [[ObjectIdentifier: Entry]](repeating: [:], count: DependencyContext.count)
    var firstTableOfTest: [TestContext.Testing.Test.ID: Int] = [:]
    var context: DependencyContext?

    /// The number of the table for the current test.
    mutating func table(for context: DependencyContext) -> Int {
      guard let test = TestContext.currentTestID else { return context.index }
      if let first = firstTableOfTest[test] { return first + context.index }
      firstTableOfTest[test] = tables.count
      tables += Array(repeating: [:], count: DependencyContext.count)
      return tables.count - DependencyContext.count + context.index
    }
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
    if let box = box(of: key, in: context) {
      return box.value(of: key)
    }
    return making.withLock {
      if let box = box(of: key, in: context) {
        return box.value(of: key)
      }
      let resolution = DependencyResolution(
        property: property,
        access: DependencyAccess.current,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      let value = resolution.defaultValue(of: key, in: context)
      // A value that was substituted in silence, while values are assigned, is to be reported
      // later.
      guard !resolution.isSilentSubstitute else { return value }
      let box = DependencyBox.make(value, key: key, property: property)
      return state.withLock { [key = ObjectIdentifier(key)] state in
        let table = state.table(for: context)
        // The value may have read its own key on the way.
        let entry = state.tables[table][key] ?? Entry(box: box, isPrepared: false)
        state.tables[table][key] = entry
        return entry.box
      }.value(of: key)
    }
  }

  private func box(
    of key: any TestDependencyKey.Type, in context: DependencyContext
  ) -> DependencyBox? {
    state.withLock { [key = ObjectIdentifier(key)] state in
      let table = state.table(for: context)
      return state.tables[table][key]?.box
    }
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
    state.withLock { [key = ObjectIdentifier(box.key)] state in
      let table = state.table(for: context)
      if let entry = state.tables[table][key], entry.isPrepared || context != .preview {
        return false
      }
      state.tables[table][key] = Entry(box: box, isPrepared: true)
      return true
    }
  }
}
