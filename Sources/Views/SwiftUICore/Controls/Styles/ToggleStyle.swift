import DataFlow

/// What a toggle looks like, and how it is worked.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol ToggleStyle: _Style {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  public let label: Label
  @Binding public var isOn: Bool

  /// Whether the toggle stands for several values that differ. There are no such toggles here.
  public let isMixed: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// As the platform has it: a box to tick.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  public var _leavesControl: Bool { true }
}

/// A switch; in a terminal, which has none, a box to tick.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// With a colour of its own: the form of early SwiftUI.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).tint(tint)
  }

  public var _leavesControl: Bool { tint == nil }
}

/// A box to tick.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  public var _leavesControl: Bool { true }
}

/// A button that stands out while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      Button {
        configuration.isOn = false
      } label: {
        configuration.label
      }
      .buttonStyle(.borderedProminent)
    } else {
      Button {
        configuration.isOn = true
      } label: {
        configuration.label
      }
      .buttonStyle(.bordered)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct ToggleStyleModifier<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.toggleStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// How the toggles of the view look and work.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// What toggles show, `nil` for what they show by themselves.
  @Entry var toggleStyle: AnyStyle<ToggleStyleConfiguration>? = nil
}
