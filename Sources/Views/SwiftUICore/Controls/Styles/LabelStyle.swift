import Elements

/// How the title and the icon of a label stand.
///
/// ```swift
/// struct TrailingIconLabelStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol LabelStyle: _Style {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
    public static var _evaluatedType: Any.Type? { nil }
  }

  public let title: Title
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// Title and icon.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  public var _leavesControl: Bool { true }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  public var _leavesControl: Bool { true }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone. The title is what assistive technology and tests know it by.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

struct LabelStyleModifier<Style: LabelStyle> {
  let style: Style
}

extension LabelStyleModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    environment.labelStyle = AnyStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// How the labels of the view look.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// What labels show, `nil` for what they show by themselves.
  @Entry var labelStyle: AnyStyle<LabelStyleConfiguration>? = nil
}
