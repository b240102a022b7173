import Elements

// The modifiers that keep a text a text, so that it may be joined with others.
extension Text {
  public func font(_ font: Font?) -> Text { changing(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changing(.weight(weight)) }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changing(.foreground(style._foreground))
  }

  /// `nil` is the renderer's own colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing(.foreground(color.map { .color($0) }))
  }

  public func bold(_ isActive: Bool = true) -> Text { changing(.bold(isActive)) }

  public func italic(_ isActive: Bool = true) -> Text { changing(.italic(isActive)) }

  public func underline(_ isActive: Bool = true) -> Text { changing(.underline(isActive)) }

  public func strikethrough(_ isActive: Bool = true) -> Text { changing(.strikethrough(isActive)) }

  public func monospaced(_ isActive: Bool = true) -> Text { changing(.monospaced(isActive)) }

  /// Gives all digits one width, so that a number that changes does not move what is beside it.
  public func monospacedDigit() -> Text { changing(.monospacedDigits) }

  private func changing(_ change: TextLook.Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}
