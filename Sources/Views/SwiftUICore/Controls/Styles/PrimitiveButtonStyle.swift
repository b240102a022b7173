import Elements

/// What a button is: how it looks, and what triggers its action.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol PrimitiveButtonStyle: _Style {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look of a style that renderers know.
  var _look: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  public var _look: _ButtonLook? { nil }
}

/// The looks of a button that a renderer knows.
public struct _ButtonLook: Equatable, Sendable {
  let content: ButtonContent.Look
}

/// The parts of a button, for a style that triggers the action by itself.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  public func trigger() {
    action()
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension PrimitiveButtonStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.buttonStyleTriggers = style._look == nil
    if let look = style._look {
      environment.buttonLook = look.content
      environment.drawnButtonStyle = nil
    } else {
      environment.buttonLook = .automatic
      environment.drawnButtonStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}

extension View {
  /// How the buttons of the view look.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// How buttons look.
  @Entry var buttonLook: ButtonContent.Look = .automatic

  /// What the source has in the place of a button's label, or of the whole button.
  @Entry var drawnButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? = nil

  /// Whether what a style drew triggers the action, rather than the button itself.
  @Entry var buttonStyleTriggers: Bool = false
}
