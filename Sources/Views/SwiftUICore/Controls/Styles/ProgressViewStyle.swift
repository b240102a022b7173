/// What a progress view looks like.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol ProgressViewStyle: _Style {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// Says what is under way.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  /// Says how far it is.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  /// From 0 to 1; `nil` while it is not known.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a style was given.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}

/// A bar, or what turns while it is not known how much is left.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  public var _leavesControl: Bool { true }
}

/// A bar, or what turns while it is not known how much is left.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// With a colour of its own: the form of early SwiftUI.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).tint(tint)
  }

  public var _leavesControl: Bool { tint == nil }
}

/// A circle; in a terminal, which has none, a bar, or what turns while it is not known how much is
/// left.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// With a colour of its own: the form of early SwiftUI.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).tint(tint)
  }

  public var _leavesControl: Bool { tint == nil }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct ProgressViewStyleModifier<Style: ProgressViewStyle> {
  let style: Style
}

extension ProgressViewStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.progressViewStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// How the progress views of the view look.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    modifier(ProgressViewStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// What progress views show, `nil` for what they show by themselves.
  @Entry var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? = nil
}
