extension View {
  /// Hides the clock and the signs above an app. A terminal has none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the clock and the signs above an app: the form of early SwiftUI.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides what the system lays over an app. A terminal lays nothing over it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
