import Elements

/// What the views on a page say about it. Where several say the same, the innermost counts.
struct PageTraits: Equatable {
  var title: String?
  var titleSize: PageContent.TitleSize?
  var removesTitle: Bool?
  var hidesBackButton: Bool?
  var hidesHeader: Bool?
  var hidesBottomBar: Bool?
  var hidesTabs: Bool?
  /// Of a split view that the page is in.
  var hidesSidebarToggle: Bool?
  var columnWidth: SplitContent.Width?
  var items: [BarItem] = []

  /// A control of a bar.
  struct BarItem: Equatable {
    let place: BarContent.Place
    let element: Element

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.place == rhs.place && lhs.element === rhs.element
    }
  }
}

extension PageTraits {
  /// What is said of more than the page: of the split view and the tabs around it.
  var beyondPage: PageTraits? {
    var traits = PageTraits(hidesTabs: hidesTabs)
    traits.hidesSidebarToggle = hidesSidebarToggle
    traits.columnWidth = columnWidth
    return traits == PageTraits() ? nil : traits
  }

  /// What is said of the tabs around a split view.
  var beyondSplitView: PageTraits? { hidesTabs.map { PageTraits(hidesTabs: $0) } }
}

enum PageTraitsKey: PreferenceKey {
  static var defaultValue: PageTraits { PageTraits() }

  static func reduce(value: inout PageTraits, nextValue: () -> PageTraits) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.titleSize = next.titleSize ?? value.titleSize
    value.removesTitle = next.removesTitle ?? value.removesTitle
    value.hidesBackButton = next.hidesBackButton ?? value.hidesBackButton
    value.hidesHeader = next.hidesHeader ?? value.hidesHeader
    value.hidesBottomBar = next.hidesBottomBar ?? value.hidesBottomBar
    value.hidesTabs = next.hidesTabs ?? value.hidesTabs
    value.hidesSidebarToggle = next.hidesSidebarToggle ?? value.hidesSidebarToggle
    value.columnWidth = next.columnWidth ?? value.columnWidth
    value.items += next.items
  }
}

/// Says one thing about the page that a view is on.
struct PageStatement<Value: Equatable>: Equatable {
  let keyPath: WritableKeyPath<PageTraits, Value?>
  let value: Value
}

extension PageStatement: StatementModifier {
  typealias Key = PageTraitsKey

  func add(to traits: inout PageTraits, environment: EnvironmentValues) {
    if traits[keyPath: keyPath] == nil { traits[keyPath: keyPath] = value }
  }
}
