/// How a label and its value stand.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol LabeledContentStyle: _Style {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value, for a style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  /// What is labelled.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  public let label: Label
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled value that a style was given.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The label, and the value at the other end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  public var _leavesControl: Bool { true }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct LabeledContentStyleModifier<Style: LabeledContentStyle> {
  let style: Style
}

extension LabeledContentStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.labeledContentStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// How the labelled values of the view look.
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    modifier(LabeledContentStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// What labelled values show, `nil` for what they show by themselves.
  @Entry var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? = nil
}
