/// A page of a tab view, with the tab that chooses it.
public struct Tab<Value, Content: View, Label: View> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab: View {
  public var body: some View {
    TabItemView(content: content, label: label, value: value)
  }

  public static var _evaluatedType: Any.Type? { nil }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// Searches all that the tabs show.
  public static let search = TabRole()
}

extension Tab where Value: Hashable {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      SwiftUICore.Label(title, systemImage: systemImage)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      SwiftUICore.Label(titleKey, image: image)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      SwiftUICore.Label(title, image: image)
    }
  }
}

extension Tab where Value == Never, Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      SwiftUICore.Label(title, systemImage: systemImage)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      SwiftUICore.Label(titleKey, image: image)
    }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      SwiftUICore.Label(title, image: image)
    }
  }
}

extension TabRole {
  /// The label of tabs that the source gives none.
  fileprivate var label: SwiftUICore.Label<Text, Image> {
    SwiftUICore.Label("Search", systemImage: "magnifyingglass")
  }
}

extension Tab where Value == Never, Label == SwiftUICore.Label<Text, Image> {
  /// The tab of a role, with the label that tabs of that role have.
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { role.label }
  }
}

extension Tab where Value: Hashable, Label == SwiftUICore.Label<Text, Image> {
  /// The tab of a role, with the label that tabs of that role have.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { role.label }
  }
}
