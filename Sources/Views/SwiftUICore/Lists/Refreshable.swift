import Elements

/// Loads anew what a view shows, and returns when it is there.
///
///     @Environment(\.refresh) private var refresh
///     Button("Retry") { Task { await refresh?() } }
public struct RefreshAction: Sendable {
  let action: @isolated(any) @Sendable () async -> Void

  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew what the view is part of; `nil` where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the user load anew what a list or a scroll view shows: by pulling it down, on a terminal
  /// by a key. What scrolls shows that it is being loaded until the action returns.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Loads anew what a list or a scroll view shows, once at a time.
@MainActor
final class Refreshing {
  private var action: RefreshAction?
  private var task: Task<Void, Never>?
  private let changed: () -> Void

  /// - Parameter changed: Called when it begins and when it ends.
  init(changed: @escaping () -> Void) {
    self.changed = changed
  }

  var isRunning: Bool { task != nil }

  /// Takes the action over that loads.
  /// - Returns: What an element with it answers to.
  func follow(_ action: RefreshAction?) -> ElementActions {
    self.action = action
    return action == nil ? [] : .refresh
  }

  /// - Returns: Whether there is something that loads.
  func start() -> Bool {
    guard let action else { return false }
    guard task == nil else { return true }
    task = Task { [weak self] in
      await action()
      self?.finished()
    }
    changed()
    return true
  }

  private func finished() {
    task = nil
    changed()
  }

  /// Ends with what is shown.
  func end() {
    action = nil
    task?.cancel()
  }
}
