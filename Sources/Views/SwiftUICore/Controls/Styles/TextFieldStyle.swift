/// How the text fields of a view look. A terminal shows all of them as a line to write on.
public protocol TextFieldStyle: Sendable {}

/// As the platform has it.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// In a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// In a box.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// How the text fields of the view look.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }
}
