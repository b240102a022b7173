import CDependencies
import ConcurrencyExtras
import IssueReporting
import Synchronization

/// The default values that have been made for a test or an app, each once for a context.
final class DefaultValues: Sendable {
  private struct State {
    var boxes: [ContextualKey: DependencyBox] = [:]
    var preparedKeys: Set<ContextualKey> = []
    var context: DependencyContext?
    var overriddenKeys: Set<KeyIdentifier> = []

    func contextualKey(_ key: KeyIdentifier, _ context: DependencyContext?) -> ContextualKey {
      ContextualKey(key: key, context: context ?? self.context ?? .process)
    }
  }

  private let state: Mutex<State>

  /// Held while a default value is made, so that no two threads make it. The value may read others.
  private let making = RecursiveLock()

  init() {
    state = Mutex(State())
  }

  private init(_ other: DefaultValues) {
    state = Mutex(other.withState { $0 })
  }

  private func withState<R: Sendable>(_ body: (inout State) -> R) -> R {
    state.withLock { state in
      let lock = Unmanaged.passUnretained(self).toOpaque()
      dependencies_did_lock(lock)
      defer { dependencies_will_unlock(lock) }
      return body(&state)
    }
  }

  func copy() -> DefaultValues {
    DefaultValues(self)
  }

  /// The context that `prepareDependencies` has set.
  var context: DependencyContext? {
    withState { $0.context }
  }

  /// The default value of a key, if it has been made.
  ///
  /// - Parameter context: The context that is assigned, if one is.
  func box(of key: KeyIdentifier, in context: DependencyContext?) -> DependencyBox? {
    withState { $0.boxes[$0.contextualKey(key, context)] }
  }

  /// Makes the default value of a key, unless somebody else does so at the same time.
  ///
  /// - Parameter context: The context that is assigned, if one is.
  func make<Key: TestDependencyKey>(
    _ key: Key.Type, in context: DependencyContext?, property: StaticString,
    at location: IssueLocation
  ) -> Key.Value {
    making.withLock {
      if let box = box(of: KeyIdentifier(key), in: context) {
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
    return withState { [key = KeyIdentifier(key)] state in
      // The value may have read its own key on the way.
      let contextualKey = state.contextualKey(key, context)
      let box = state.boxes[contextualKey] ?? box
      state.boxes[contextualKey] = box
      return box
    }.value(of: key)
  }
}

// MARK: - Preparing

extension DefaultValues {
  func prepare(context: DependencyContext) {
    withState { $0.context = context }
  }

  /// Makes a value the default of its key.
  ///
  /// - Returns: Whether it is; not if there was one already.
  func prepare(_ box: DependencyBox, in context: DependencyContext) -> Bool {
    withState { state in
      let key = state.contextualKey(KeyIdentifier(box.key), context)
      if state.boxes[key] != nil, context != .preview || state.preparedKeys.contains(key) {
        return false
      }
      state.boxes[key] = box
      state.preparedKeys.insert(key)
      return true
    }
  }
}

// MARK: - For messages

extension DefaultValues {
  /// Remembers that a key was overridden in some scope.
  func noteOverride(of key: KeyIdentifier) {
    withState { _ = $0.overriddenKeys.insert(key) }
  }

  /// Whether a key was overridden in some scope, which may have ended.
  func isOverridden(_ key: KeyIdentifier) -> Bool {
    withState { $0.overriddenKeys.contains(key) }
  }

  /// The dependencies whose defaults have been made.
  var boxes: [DependencyBox] {
    withState { Array($0.boxes.values) }
  }
}
