import Elements

/// As its surroundings have it: a row in a list, a button elsewhere.
public struct DefaultButtonStyle {
  public nonisolated init() {}
}

/// The label alone.
public struct PlainButtonStyle {
  public nonisolated init() {}
}

/// The label without a border.
public struct BorderlessButtonStyle {
  public nonisolated init() {}
}

/// A button that looks like one, also in a list.
public struct BorderedButtonStyle {
  public nonisolated init() {}
}

/// The button that most people are going to press.
public struct BorderedProminentButtonStyle {
  public nonisolated init() {}
}

/// The label without a border, as of a link.
public struct LinkButtonStyle {
  public nonisolated init() {}
}

/// A style that renderers know.
public protocol _KnownButtonStyle: PrimitiveButtonStyle {
  static var _knownLook: _ButtonLook { get }
}

extension _KnownButtonStyle {
  public var _look: _ButtonLook? { Self._knownLook }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension DefaultButtonStyle: _KnownButtonStyle {
  public static var _knownLook: _ButtonLook { _ButtonLook(content: .automatic) }
}

extension PlainButtonStyle: _KnownButtonStyle {
  public static var _knownLook: _ButtonLook { _ButtonLook(content: .plain) }
}

extension BorderlessButtonStyle: _KnownButtonStyle {
  public static var _knownLook: _ButtonLook { _ButtonLook(content: .plain) }
}

extension BorderedButtonStyle: _KnownButtonStyle {
  public static var _knownLook: _ButtonLook { _ButtonLook(content: .bordered) }
}

extension BorderedProminentButtonStyle: _KnownButtonStyle {
  public static var _knownLook: _ButtonLook { _ButtonLook(content: .prominent) }
}

extension LinkButtonStyle: _KnownButtonStyle {
  public static var _knownLook: _ButtonLook { _ButtonLook(content: .plain) }
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

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
