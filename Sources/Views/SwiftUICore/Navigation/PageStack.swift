/// A stack of pages, as what is on them knows it.
@MainActor
protocol PageStack: AnyObject {
  /// Puts a page on top.
  func push(_ content: AnyView) -> any PushedPage
  /// A page has another title: the page over it names it.
  func titleChanged()
}

/// A page that a link has pushed.
@MainActor
protocol PushedPage: AnyObject {
  /// Whether the page is still on the stack.
  var isPushed: Bool { get }
  func show(_ content: AnyView)
}

/// The stack does not live by its pages' environment.
struct PageStackReference: Equatable {
  private(set) weak var stack: (any PageStack)?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.stack === rhs.stack }
}

private enum PageStackKey: EnvironmentKey {
  static var defaultValue: PageStackReference { PageStackReference(stack: nil) }
}

extension EnvironmentValues {
  /// The stack that links push on.
  var pageStack: PageStackReference {
    get { self[PageStackKey.self] }
    set { self[PageStackKey.self] = newValue }
  }
}
