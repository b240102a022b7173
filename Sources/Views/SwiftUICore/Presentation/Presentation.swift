/// A presentation, as what is in it knows it.
@MainActor
final class Presentation {
  var close: @MainActor () -> Void
  private(set) lazy var dismiss = DismissAction { [weak self] in self?.close() }

  init(close: @escaping @MainActor () -> Void = {}) {
    self.close = close
  }

  /// Runs the action of a pressed button, and closes the presentation afterwards.
  ///
  /// The action comes first, as in SwiftUI: it may still need what is presented, and what it
  /// presents instead stays.
  func perform(_ action: () -> Void) {
    action()
    close()
  }
}

private enum DialogKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The alert or confirmation dialog that a view is in.
  var dialog: Presentation? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }

  /// Runs the action of a button that was pressed. A button in a dialog closes it afterwards.
  @MainActor
  func perform(_ action: () -> Void) {
    if let dialog { dialog.perform(action) } else { action() }
  }
}
