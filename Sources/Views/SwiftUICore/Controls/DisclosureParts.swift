import DataFlow
import Elements

/// The heading of a disclosure group and what it discloses, which is made while it is shown.
struct DisclosureParts<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  /// `nil` where nobody but the group knows whether it is expanded.
  let boundExpansion: Binding<Bool>?
  @State private var ownExpansion = false

  init(label: Label, content: @escaping () -> Content, boundExpansion: Binding<Bool>?) {
    self.label = label
    self.content = content
    self.boundExpansion = boundExpansion
  }
}

extension DisclosureParts: View {
  var body: some View {
    let isExpanded = boundExpansion ?? $ownExpansion
    DisclosureHeading(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue {
      // What modifiers say of the group's accessibility is said of its heading.
      content().environment(\.accessibility, Accessibility())
    }
  }

  static var _evaluatedType: Any.Type? { nil }
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
