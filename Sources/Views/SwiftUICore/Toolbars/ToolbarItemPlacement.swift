import Elements

/// Where in a page's bars an item belongs: by its purpose, or by the bar.
public struct ToolbarItemPlacement: Sendable {
  let place: BarContent.Place

  /// After the title.
  public static let automatic = Self(place: .trailing)
  /// In the place of the title.
  public static let principal = Self(place: .principal)
  /// In the place of the title.
  public static let title = Self(place: .principal)
  /// Before the title: what leads to other pages.
  public static let navigation = Self(place: .leading)
  /// After the title: what the page is for.
  public static let primaryAction = Self(place: .trailing)
  /// After the title: what is not needed often.
  public static let secondaryAction = Self(place: .trailing)
  /// At the lower edge: how things stand.
  public static let status = Self(place: .bottom)
  /// After the title: what a modal page confirms.
  public static let confirmationAction = Self(place: .trailing)
  /// Before the title: what leaves a modal page.
  public static let cancellationAction = Self(place: .leading)
  /// After the title: what discards a modal page's work.
  public static let destructiveAction = Self(place: .trailing)
  /// At the lower edge, where a keyboard would be.
  public static let keyboard = Self(place: .bottom)
  /// Before the title.
  public static let topBarLeading = Self(place: .leading)
  /// After the title.
  public static let topBarTrailing = Self(place: .trailing)
  /// Before the title: the name of early SwiftUI.
  public static let navigationBarLeading = Self(place: .leading)
  /// After the title: the name of early SwiftUI.
  public static let navigationBarTrailing = Self(place: .trailing)
  /// At the lower edge.
  public static let bottomBar = Self(place: .bottom)
}
