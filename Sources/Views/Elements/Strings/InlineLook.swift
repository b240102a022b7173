/// How a part of a text stands out by the marks of Markdown around it.
package struct InlineLook: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let emphasis = InlineLook(rawValue: 1 << 0)
  package static let strong = InlineLook(rawValue: 1 << 1)
  package static let strikethrough = InlineLook(rawValue: 1 << 2)
  package static let code = InlineLook(rawValue: 1 << 3)
  package static let link = InlineLook(rawValue: 1 << 4)
}

extension TextStyle {
  /// The style with what marks say over it.
  package func marked(_ look: InlineLook) -> TextStyle {
    var style = self
    if look.contains(.emphasis) { style.isItalic = true }
    if look.contains(.strong) { style.isBold = true }
    if look.contains(.strikethrough) { style.isStruckThrough = true }
    if look.contains(.code) { style.font = (font ?? .body).monospaced() }
    if look.contains(.link) {
      style.color = .accentColor
      style.level = 0
      style.isUnderlined = true
    }
    return style
  }
}
