import Elements

private struct RowInsetsTrait {
  let insets: EdgeInsets?
}

extension RowInsetsTrait: RowTraitModifier {
  func add(to traits: inout RowTraits) {
    if traits.insets == nil { traits.insets = insets }
  }
}

/// A view that stands in a row besides its content.
private struct RowExtraModifier<Extra: View> {
  enum Place: Equatable { case background, badge }
  let place: Place
  let extra: Extra
}

extension RowExtraModifier: _PrimitiveModifier {
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    RowExtraNode(view, in: context)
  }
}

/// Each row has the view for itself: an element stands in one place.
private final class RowExtraNode<Modified: View, Extra: View>:
  RowTraitCarrier<Modified, RowExtraModifier<Extra>>
{
  private var extras: [ObjectIdentifier: RowContentNode<Extra>] = [:]

  override func modifierChanged() {
    for node in extras.values {
      node.show(view.modifier.extra, environment: inheritedEnvironment)
    }
  }

  override func add(to traits: inout RowTraits, of carrier: Element) {
    let elements = extra(of: carrier).elements
    switch view.modifier.place {
    case .background: if traits.background == nil { traits.background = elements }
    case .badge: if traits.badge == nil { traits.badge = elements }
    }
  }

  private func extra(of carrier: Element) -> RowContentNode<Extra> {
    if let node = extras[ObjectIdentifier(carrier)] { return node }
    let node = RowContentNode<Extra>(in: context(place: 1, makesRows: false))
    extras[ObjectIdentifier(carrier)] = node
    node.elementsChanged = { [weak self, weak carrier] in
      carrier?.traitsChanged()
      // A page of tabs that is not shown is in nothing that could tell its tab.
      self?.inheritedEnvironment.tabContainer.container?.tabChanged()
    }
    node.show(view.modifier.extra, environment: inheritedEnvironment)
    // While the row is made for the layout; otherwise it comes with what is being evaluated.
    graph.flush()
    return node
  }

  override func drop(_ carrier: Element) {
    extras.removeValue(forKey: ObjectIdentifier(carrier))?.dispose()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for node in extras.values { body(node) }
  }

  /// What stands in the row besides its content is not among the elements of the content.
  override func collectContent(into elements: inout [Element]) {
    content?.collect(into: &elements)
  }

  override func collectContent(into rows: inout RowTable) {
    content?.collect(into: &rows)
  }
}

private enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// Between the rows of a list, in points.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

extension View {
  /// Puts a view behind the row, in place of the list's own background.
  nonisolated public func listRowBackground<Background: View>(
    _ view: Background?
  ) -> some View {
    modifier(RowExtraModifier(place: .background, extra: view))
  }

  /// The room around the content of the row, in points. `nil` is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowInsetsTrait(insets: insets))
  }

  /// The room between the rows of a list, in points. `nil` is the list's own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Shows a number at the end of the row, or of the tab of a page, unless it is 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the end of the row, or of the tab of a page.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(RowExtraModifier(place: .badge, extra: label?.foregroundStyle(.secondary)))
  }

  /// Shows a text at the end of the row, or of the tab of a page.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the end of the row, or of the tab of a page.
  @_disfavoredOverload
  nonisolated public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }
}
