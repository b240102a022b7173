import DataFlow

// Links of early SwiftUI, whose page is there while a binding says so.

extension NavigationLink {
  /// Shows a page while a binding is true. The binding becomes true when the link is pressed, and
  /// false when the user leaves the page.
  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive, destination: destination(), label: label())
  }

  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive, destination: destination, label: label())
  }

  /// Shows a page while a selection is the link's tag.
  @available(*, deprecated, message: "Use 'NavigationLink(value:label:)' in a 'List(selection:)'.")
  nonisolated public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag, selection, destination: destination(), label: label())
  }

  @available(*, deprecated, message: "Use 'NavigationLink(value:label:)' in a 'List(selection:)'.")
  nonisolated public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag, selection, destination: destination, label: label())
  }

  /// Whether the page is shown in the detail column of a split view, as it always is.
  @available(*, deprecated, message: "Use 'NavigationSplitView'.")
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  private nonisolated init(_ isActive: Binding<Bool>, destination: Destination, label: Label) {
    self.init(
      showing: PresentedItem(isPresented: isActive), onTap: { isActive.wrappedValue = true },
      destination: { _ in destination }, label: { label })
  }

  private nonisolated init<Value: Hashable>(
    _ tag: Value, _ selection: Binding<Value?>, destination: Destination, label: Label
  ) {
    let item = PresentedItem<Void> {
      selection.wrappedValue == tag ? () : nil
    } close: {
      // The selection may have become another one meanwhile.
      if selection.wrappedValue == tag { selection.wrappedValue = nil }
    } identity: { _ in
      nil
    }
    self.init(
      showing: item, onTap: { selection.wrappedValue = tag }, destination: { _ in destination },
      label: { label })
  }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive, destination: destination(), label: Text(titleKey))
  }

  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive, destination: destination(), label: Text(title))
  }

  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive, destination: destination, label: Text(titleKey))
  }

  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive, destination: destination, label: Text(title))
  }

  @available(*, deprecated, message: "Use 'NavigationLink(value:label:)' in a 'List(selection:)'.")
  nonisolated public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag, selection, destination: destination(), label: Text(titleKey))
  }

  @available(*, deprecated, message: "Use 'NavigationLink(value:label:)' in a 'List(selection:)'.")
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag, selection, destination: destination(), label: Text(title))
  }

  @available(*, deprecated, message: "Use 'NavigationLink(value:label:)' in a 'List(selection:)'.")
  nonisolated public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(tag, selection, destination: destination, label: Text(titleKey))
  }
}
