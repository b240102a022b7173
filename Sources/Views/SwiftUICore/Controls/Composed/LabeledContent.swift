import Elements

/// A value with a label before it, as a row of a form.
///
/// ```swift
/// LabeledContent("Version", value: "2.1")
/// ```
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { Text(value) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent: _ElementView {
  public var _content: some View {
    StyledContent(
      style: \.labeledContentStyle,
      configuration: {
        LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
          content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
      },
      content: LabelAndValue(label: label, value: content))
  }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(HStackLayout())
  }
}

/// A label, and what it labels at the other end of the row.
private struct LabelAndValue<Label: View, Value: View>: View, StructuralView {
  let label: Label
  let value: Value

  var body: some View {
    ControlLabel(label: label)
    Spacer()
    value.foregroundStyle(.secondary)
  }

  static var _evaluatedType: Any.Type? { nil }
}
