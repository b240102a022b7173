import DataFlow

/// Whether a view is presented, and a way to leave: the way from before `dismiss`.
public struct PresentationMode {
  public let isPresented: Bool
  fileprivate let action: DismissAction?

  /// Leaves what the view is presented in.
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  public mutating func dismiss() {
    action?()
  }
}

extension EnvironmentValues {
  /// Whether the view is on a page or in a presentation that can be left.
  public var isPresented: Bool { dismissal != nil }

  /// Whether the view is presented, and a way to leave: the way from before `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismissal))
  }
}
