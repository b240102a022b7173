import DataFlow

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is presented: on a page that was pushed, in a sheet, in a popover.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and a way to leave: the form of early SwiftUI.
  @available(*, deprecated, message: "Use 'isPresented' or 'dismiss'.")
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let mode = PresentationMode(isPresented: isPresented)
    return Binding {
      mode
    } set: { new in
      if mode.isPresented, !new.isPresented { MainActor.assumeIsolated { dismiss() } }
    }
  }
}

/// Whether a view is presented.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// presentationMode.wrappedValue.dismiss()
/// ```
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Leaves what the view was presented in.
  public mutating func dismiss() {
    isPresented = false
  }
}
