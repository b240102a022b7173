/// Ends a search: empties its field and gives the keyboard back to what was searched.
///
///     @Environment(\.dismissSearch) private var dismissSearch
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public struct DismissSearchAction {
  let dismiss: @MainActor () -> Void

  public func callAsFunction() {
    dismiss()
  }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction? { nil }
}

extension EnvironmentValues {
  /// Whether the user is searching in what the view is part of.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in what the view is part of.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] ?? DismissSearchAction {} }
    set { self[DismissSearchKey.self] = newValue }
  }
}
