import Synchronization

/// Whether views are checked for state that they read and do not observe.
///
/// For code that sets it on other platforms: here every view observes what it reads, so there is
/// nothing to check.
public var isPerceptionCheckingEnabled: Bool {
  get { isEnabled.load(ordering: .relaxed) }
  set { isEnabled.store(newValue, ordering: .relaxed) }
}

private let isEnabled = Atomic(false)
