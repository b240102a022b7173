import DataFlow
import Elements

/// A heading that shows and hides what belongs to it.
///
/// In a list the heading and each of the disclosed views is a row.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let boundExpansion: Binding<Bool>?
  @State var ownExpansion = false

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    self.boundExpansion = nil
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.boundExpansion = isExpanded
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let isExpanded = boundExpansion ?? $ownExpansion
    DisclosureHeading(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue {
      content()
    }
  }
}

/// The part of a disclosure group that stays, and is pressed.
struct DisclosureHeading<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

extension DisclosureHeading: _ElementView {
  var _content: Label { label }

  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .disclosure(DisclosureContent(isExpanded: isExpanded.wrappedValue))
    element.attributes.tint = environment.tint
    element.respond = { [isExpanded] event in
      guard event == .press else { return false }
      isExpanded.wrappedValue.toggle()
      return true
    }
  }
}
