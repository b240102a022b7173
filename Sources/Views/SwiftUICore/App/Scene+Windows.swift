import Foundation

// What is said of windows on a desktop. A terminal's window is as large as the terminal, and has its
// frame.

/// The frame of a window.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: Self { Self() }
}

/// Whether the user can give a window another size.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let contentSize = Self(kind: .contentSize)
  public static let contentMinSize = Self(kind: .contentMinSize)
}

extension Scene {
  /// The size of a new window, in points, where windows have sizes of their own.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// The size of a new window, in points, where windows have sizes of their own.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// The frame of the scene's windows, where they have one of their own.
  nonisolated public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Whether the user can give the scene's windows another size, where they have one of their own.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
}
