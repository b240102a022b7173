import Elements

/// The bar at the top of a page.
public struct NavigationBarItem: Sendable {
  /// How large a page's title is.
  public enum TitleDisplayMode: Sendable {
    /// As the page below has it.
    case automatic
    /// In the line of the buttons.
    case inline
    /// Large, as long as the page is not scrolled.
    case large
  }
}

extension NavigationBarItem.TitleDisplayMode {
  fileprivate var size: PageContent.TitleSize {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    }
  }
}

/// How large a page's title is.
public struct ToolbarTitleDisplayMode: Sendable {
  let size: PageContent.TitleSize

  public static let automatic = Self(size: .automatic)
  public static let inline = Self(size: .inline)
  public static let large = Self(size: .large)
  public static let inlineLarge = Self(size: .large)
}

extension View {
  /// How large the page's title is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(PageStatement(keyPath: \.titleSize, value: displayMode.size))
  }

  /// How large the page's title is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(PageStatement(keyPath: \.titleSize, value: mode.size))
  }

  /// Hides the page's way back. The page has to bring its own.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(PageStatement(keyPath: \.hidesBackButton, value: hidesBackButton))
  }

  /// Hides the page's title and what is beside it: the form of early SwiftUI.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(PageStatement(keyPath: \.hidesHeader, value: hidden))
  }

  /// Puts views before and after the page's title: the form of early SwiftUI.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view before the page's title: the form of early SwiftUI.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view after the page's title: the form of early SwiftUI.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
