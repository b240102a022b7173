import Elements

extension View {
  /// The font of the text in the view.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(TextLookModifier(change: .font(font)))
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(TextLookModifier(change: .weight(weight)))
  }

  /// The colour of the text in the view, or how far it steps back.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(TextLookModifier(change: .foreground(style._look)))
  }

  /// The styles of what is in the view, by how far it steps back.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    modifier(TextLookModifier(change: .foregrounds([primary._look, secondary._look])))
  }

  /// The styles of what is in the view, by how far it steps back.
  nonisolated public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    modifier(
      TextLookModifier(
        change: .foregrounds([primary._look, secondary._look, tertiary._look])))
  }

  /// The colour of the text in the view; `nil` is the renderer's own.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(TextLookModifier(change: .foreground(color.map { .color($0) })))
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(TextLookModifier(change: .bold(isActive)))
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(TextLookModifier(change: .italic(isActive)))
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextLookModifier(change: .monospaced(isActive)))
  }

  /// Gives all digits one width, so that a number that changes does not move what is beside it.
  nonisolated public func monospacedDigit() -> some View {
    modifier(TextLookModifier(change: .monospacedDigits))
  }

  /// How the lines of a text line up with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Which part of a text goes when it does not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}

struct TextLookModifier: Equatable {
  let change: TextLook.Change
}

extension TextLookModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.textLook.apply(change.resolved(in: environment))
  }
}
