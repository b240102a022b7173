import Elements

/// How a picker shows its options.
public protocol PickerStyle: Sendable {
  var _look: _PickerLook { get }
}

/// The looks of a picker that renderers know.
public struct _PickerLook: Equatable, Sendable {
  let content: PickerContent.Look
}

/// As the platform has it: the chosen option, and a dialog to choose another.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .menu) }
}

/// The chosen option, and a dialog to choose another.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .menu) }
}

/// All options in a row.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .segmented) }
}

/// All options in a row, for pictures and colours.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .segmented) }
}

/// All options under each other.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .inline) }
}

/// All options under each other.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .inline) }
}

/// A wheel; here the chosen option, and a dialog to choose another.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .menu) }
}

/// A page with the options; here the chosen option, and a dialog to choose another.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { _PickerLook(content: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// How the pickers of the view show their options.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerLook, style._look.content)
  }
}

extension EnvironmentValues {
  /// How pickers show their options.
  @Entry var pickerLook: PickerContent.Look = .menu
}
