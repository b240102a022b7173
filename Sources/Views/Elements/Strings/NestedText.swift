import Foundation

/// A text with a look of its own inside another one: `"Press \(Text("Return").bold())"`, or a text
/// that another module keeps as a value.
package protocol NestedText: Sendable {
  /// The text in a locale's conventions, in runs of one look each over the style of its
  /// surroundings.
  func runs(style: TextStyle, locale: Locale) -> [TextContent.Run]

  func isEqual(to other: any NestedText) -> Bool
}
