/// A stack of pages, as what is on them knows it.
@MainActor
protocol PageStack: AnyObject {
  /// Puts a page on top.
  ///
  /// - Parameters:
  ///   - presenter: The view that pushes it. The page goes with the page that this is on.
  ///   - left: Tells the source that the user has left the page, which stays until `take`; `nil`
  ///     where the source does not know of it.
  func push(_ content: AnyView, by presenter: Node, left: (() -> Void)?) -> StackedPage

  /// Puts a value on the path.
  func push(_ value: AnyHashable)

  /// Takes a page away that the source no longer has.
  func take(_ page: StackedPage)

  /// The user leaves a page, and what is over it.
  func leave(_ page: StackedPage)

  /// A view on a page has, or has another, destination for values of a type.
  func setDestination(_ source: any DestinationSource)
  func removeDestination(_ source: any DestinationSource)

  /// A list on a page has one selected row, or none.
  func follow(_ selection: _RowSelection)
}

/// A page that lies on another one.
@MainActor
final class StackedPage {
  let node: PageNode<AnyView>
  /// What the page is for, where it is on the path.
  let value: AnyHashable?
  /// The page whose view pushed this one.
  private(set) weak var owner: Node?
  let left: (() -> Void)?
  /// Where its content comes from, for a page of a value.
  weak var destination: (any DestinationSource)?
  /// Whether it was found to have no destination.
  var isMissing = false

  init(
    node: PageNode<AnyView>, value: AnyHashable? = nil, owner: Node? = nil,
    left: (() -> Void)? = nil
  ) {
    self.node = node
    self.value = value
    self.owner = owner
    self.left = left
  }

  var isShown: Bool { !node.isDisposed }
}

/// The stack does not live by its pages' environment.
struct PageStackReference: Equatable {
  private(set) weak var stack: (any PageStack)?
  /// The type of the values on the path; `nil` for any.
  private(set) var pathElementType: Any.Type?

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
