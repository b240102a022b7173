import Elements

extension View {
  /// What assistive technology and tests know the view by, in place of the text that it shows.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(property: .label(label)))
  }

  /// What the view has as its value, where it shows another.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(property: .value(value)))
  }

  /// What happens when somebody uses the view.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityHint(Text(hint))
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(property: .hint(hint)))
  }

  /// A name that nobody sees, for tests to find the view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(property: .identifier(identifier)))
  }

  /// Whether assistive technology passes the view over.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(property: .hidden(hidden)))
  }
}

/// Says one thing of the accessibility of the next element below.
struct AccessibilityModifier: Equatable, Sendable {
  enum Property: Equatable, Sendable {
    case label(Text), value(Text), hint(Text)
    case identifier(String)
    case hidden(Bool)
    case addsTraits(AccessibilityTraits), removesTraits(AccessibilityTraits)
    case leavesOutChildren(Bool)
  }

  let property: Property
}

extension AccessibilityModifier: _EnvironmentModifier {
  func _modify(_ environment: inout EnvironmentValues) {
    switch property {
    case .label(let text):
      environment.accessibility.label = text.string(environment: environment)
    case .value(let text):
      environment.accessibility.value = text.string(environment: environment)
    case .hint(let text):
      environment.accessibility.hint = text.string(environment: environment)
    case .identifier(let identifier): environment.accessibility.identifier = identifier
    case .hidden(let isHidden): environment.accessibility.isHidden = isHidden
    case .addsTraits(let traits): environment.accessibility.traits.formUnion(traits)
    case .removesTraits(let traits): environment.accessibility.traits.subtract(traits)
    case .leavesOutChildren(let leavesOut): environment.accessibility.leavesOutChildren = leavesOut
    }
  }
}
