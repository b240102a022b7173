import DataFlow
import Elements

/// Switches a value on and off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: _ElementView {
  public var _content: some View {
    StyledContent(
      style: \.toggleStyle,
      configuration: {
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn,
          isMixed: false)
      },
      content: ControlLabel(label: label))
  }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.attributes.tint = environment.tint
    if environment.toggleStyle != nil {
      element.content = .group
      element.respond = nil
      return
    }
    element.content = .toggle(ToggleContent(isOn: isOn.wrappedValue))
    element.respond = { [isOn] event in
      guard case .toggle(let value) = event else { return false }
      isOn.wrappedValue = value
      return true
    }
  }
}
