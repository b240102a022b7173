import ConcurrencyExtras
import IssueReporting
import Synchronization

/// The default values that have been made for a test or an app, each once for a context.
final class DefaultValues: Sendable {
  private struct Entry {
    let box: DependencyBox
    let isPrepared: Bool
  }

  private struct State {
    /// One for each context.
    var tables = [[KeyIdentifier: Entry]](repeating: [:], count: DependencyContext.count)
    var context: DependencyContext?
    var overriddenKeys: Set<KeyIdentifier> = []
  }

  private let state: Mutex<State>

  /// Held while a default value is made, so that no two threads make it. The value may read others.
  private let making = RecursiveLock()

  init() {
    state = Mutex(State())
  }

  private init(_ other: DefaultValues) {
    state = Mutex(other.state.withLock { $0 })
  }

  func copy() -> DefaultValues {
    DefaultValues(self)
  }

  /// The context that `prepareDependencies` has set.
  var context: DependencyContext? {
    state.withLock { $0.context }
  }

  /// The default value of a key, which is made if it is not there yet.
  ///
  /// - Parameter context: The context that is assigned, if one is.
  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext?,
    property: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Key.Value {
    if let box = box(of: key, in: context) {
      return box.value(of: key)
    }
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return making.withLock {
      if let box = box(of: key, in: context) {
        return box.value(of: key)
      }
      return make(key, in: context ?? self.context ?? .process, property, location)
    }
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type, in context: DependencyContext, _ property: StaticString,
    _ location: IssueLocation
  ) -> Key.Value {
    let resolution = DependencyResolution(
      property: property, access: DependencyAccess.current, location: location,
      isOverriddenElsewhere: isOverridden(KeyIdentifier(key)))
    let value = resolution.defaultValue(of: key, in: context)
    // A value that was substituted in silence, while values are assigned, is to be reported later.
    guard !resolution.isSilentSubstitute else { return value }
    let box = DependencyBox.make(value, key: key, property: property)
    return state.withLock { [key = KeyIdentifier(key)] state in
      // The value may have read its own key on the way.
      let entry = state.tables[context.index][key] ?? Entry(box: box, isPrepared: false)
      state.tables[context.index][key] = entry
      return entry.box
    }.value(of: key)
  }

  private func box(
    of key: any TestDependencyKey.Type, in context: DependencyContext?
  ) -> DependencyBox? {
    state.withLock { [key = KeyIdentifier(key)] state in
      let context = context ?? state.context ?? .process
      return state.tables[context.index][key]?.box
    }
  }
}

// MARK: - Preparing

extension DefaultValues {
  func prepare(context: DependencyContext) {
    state.withLock { $0.context = context }
  }

  /// Makes a value the default of its key.
  ///
  /// - Returns: Whether it is; not if there was one already.
  func prepare(_ box: DependencyBox, in context: DependencyContext) -> Bool {
    state.withLock { [key = KeyIdentifier(box.key)] state in
      if let entry = state.tables[context.index][key], entry.isPrepared || context != .preview {
        return false
      }
      state.tables[context.index][key] = Entry(box: box, isPrepared: true)
      return true
    }
  }
}

// MARK: - For messages

extension DefaultValues {
  /// Remembers that a key was overridden in some scope.
  func noteOverride(of key: KeyIdentifier) {
    state.withLock { _ = $0.overriddenKeys.insert(key) }
  }

  /// Whether a key was overridden in some scope, which may have ended.
  func isOverridden(_ key: KeyIdentifier) -> Bool {
    state.withLock { $0.overriddenKeys.contains(key) }
  }

  /// The dependencies whose defaults have been made.
  var boxes: [DependencyBox] {
    state.withLock { state in state.tables.flatMap { $0.values.map(\.box) } }
  }
}
