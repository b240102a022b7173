import Elements

/// How the buttons of a view look.
public protocol PrimitiveButtonStyle: Sendable {
  var _look: _ButtonLook { get }
}

/// The looks of a button that a renderer knows.
public struct _ButtonLook: Equatable, Sendable {
  let content: ButtonContent.Look
}

/// As its surroundings have it: a row in a list, a button elsewhere.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook { _ButtonLook(content: .automatic) }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook { _ButtonLook(content: .plain) }
}

/// The label without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook { _ButtonLook(content: .plain) }
}

/// A button that looks like one, also in a list.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook { _ButtonLook(content: .bordered) }
}

/// The button that most people are going to press.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook { _ButtonLook(content: .prominent) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// How the buttons of the view look.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, style._look.content)
  }
}

extension EnvironmentValues {
  var buttonLook: ButtonContent.Look {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

private enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonContent.Look { .automatic }
}
