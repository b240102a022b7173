/// Leaves what a view was presented in: goes back a page, closes a dialog. Does nothing where
/// nothing is presented.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public struct DismissAction {
  let dismiss: @MainActor () -> Void

  public func callAsFunction() {
    dismiss()
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
  /// Leaves the page or the presentation that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { dismissal ?? DismissAction {} }
    set { dismissal = newValue }
  }

  /// The same, `nil` where there is nothing to leave.
  var dismissal: DismissAction? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
