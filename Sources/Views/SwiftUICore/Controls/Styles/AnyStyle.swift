/// What the styles of all kinds of controls have in common. A style may read the environment and
/// have state, as a view has.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol _Style {
  /// Whether the style leaves a control as it is by itself.
  var _leavesControl: Bool { get }
}

extension _Style {
  public var _leavesControl: Bool { false }
}

/// A style of whatever type, as the environment keeps it: it makes a view of a control's parts.
struct AnyStyle<Configuration> {
  private let style: any _Style
  private let body: @MainActor (Configuration) -> AnyView

  /// - Returns: `nil` for a style that leaves a control as it is.
  @MainActor
  init?<Style: _Style, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    if style._leavesControl { return nil }
    self.style = style
    body = { AnyView(StyleBody(style: style, configuration: $0, makeBody: makeBody)) }
  }

  @MainActor
  func makeBody(_ configuration: Configuration) -> AnyView { body(configuration) }
}

extension AnyStyle: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    func isSame<Style: _Style>(_ style: Style) -> Bool {
      (rhs.style as? Style).map { areSame(style, $0) } ?? false
    }
    return isSame(lhs.style)
  }
}

/// What a style makes of a control, as a view of its own: the style has state, and observes what it
/// reads.
private struct StyleBody<Style: _Style, Configuration, Content: View>: View, StructuralView {
  var style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  var body: Content { makeBody(style, configuration) }

  static var _evaluatedType: Any.Type? { Style.self }
}
