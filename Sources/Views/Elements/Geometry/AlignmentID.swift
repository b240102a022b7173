import Foundation

/// A guide that views can be aligned by.
///
///     private enum ColonGuide: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
///     }
///     extension HorizontalAlignment {
///       static let colon = HorizontalAlignment(ColonGuide.self)
///     }
public protocol AlignmentID {
  /// Where the guide stands in a view that sets none, in points from its top or leading side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
