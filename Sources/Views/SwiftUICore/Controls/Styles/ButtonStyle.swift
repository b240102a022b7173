/// What a button's label looks like, while the button works as buttons do.
///
/// ```swift
/// struct BannerButtonStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(.blue)
///   }
/// }
/// ```
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol ButtonStyle: _Style {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  public let role: ButtonRole?
  public let label: Label

  /// Whether the button is being held down. A terminal does not tell, so it never is.
  public let isPressed: Bool
}

struct ButtonStyleModifier<Style: ButtonStyle> {
  let style: Style
}

extension ButtonStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.buttonLook = .plain
    environment.drawnButtonStyle = AnyStyle(style) { style, configuration in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, isPressed: false))
    }
    environment.buttonStyleTriggers = false
  }
}

extension View {
  /// How the buttons of the view look.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}
