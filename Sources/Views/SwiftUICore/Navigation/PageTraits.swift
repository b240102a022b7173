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
