import Foundation

extension Text {
  /// A text with attributes. Foundation on Linux has none that say how a text looks, so it is shown
  /// as it is. A literal is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
}
