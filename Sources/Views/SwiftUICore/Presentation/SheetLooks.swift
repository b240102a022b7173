import Foundation

// What can be said of the looks of sheets that no device here has: a terminal draws them as windows,
// over what is dimmed, and a popover as one of them.

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// What the presentation that the view is in becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// What the presentation becomes where there is little room beside, or above, it.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// What the sheet is filled with.
  nonisolated public func presentationBackground<Style: ShapeStyle>(
    _ style: Style
  ) -> some View { self }

  /// How round the corners of the sheet are, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
