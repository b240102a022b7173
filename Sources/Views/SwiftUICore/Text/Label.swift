import Elements

/// A title with a symbol before it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label: _ElementView {
  public var _content: some View {
    StyledContent(
      style: \.labelStyle,
      configuration: {
        LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(content: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
      },
      content: TupleView((icon, title)))
  }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(HStackLayout())
    // A style may leave the title out: the label is known by it anyway.
    let isStyled = environment.labelStyle != nil
    let ownName = isStyled ? (title as? Text)?.string(environment: environment) : nil
    element.attributes.accessibility.label = environment.accessibility.label ?? ownName
  }
}
