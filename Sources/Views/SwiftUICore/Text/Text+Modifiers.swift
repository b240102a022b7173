import Elements

// The modifiers that keep a text a text, so that it may be joined with others.
extension Text {
  /// Sets the font; `nil` is the one of the surroundings.
  public func font(_ font: Font?) -> Text { changing(.font(font)) }

  /// Sets the weight; `nil` is the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing(.weight(weight)) }

  /// Sets the colour, or how far the text steps back.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing(.foreground(style._look))
  }

  /// Sets the colour; `nil` is the renderer's own.
  public func foregroundColor(_ color: Color?) -> Text {
    changing(.foreground(color.map { .color($0) }))
  }

  /// Sets the text in bold, or ends that.
  public func bold(_ isActive: Bool = true) -> Text { changing(.bold(isActive)) }

  /// Sets the text in italics, or ends that.
  public func italic(_ isActive: Bool = true) -> Text { changing(.italic(isActive)) }

  /// Gives all characters one width, or ends that.
  public func monospaced(_ isActive: Bool = true) -> Text { changing(.monospaced(isActive)) }

  /// Gives all digits one width, so that a number that changes does not move what is beside it.
  public func monospacedDigit() -> Text { changing(.monospacedDigits) }

  func changing(_ change: TextLook.Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}
