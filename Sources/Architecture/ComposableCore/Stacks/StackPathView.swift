import IdentifiedCollections

extension StackState {
  /// A stack as a navigation stack's path: the ids of its elements, from the bottom to the top.
  ///
  /// It has no elements, but for those that are to be pushed: a copy of them in a view would make
  /// every change copy the stack.
  public struct PathView {
    /// An element of the path. It is the same as any other with its id.
    public struct Component {
      public let id: StackElementID
      /// What is to be pushed.
      package let element: StackState.Element?

      package init(id: StackElementID, element: StackState.Element? = nil) {
        self.id = id
        self.element = element
      }
    }

    private var components: [Component] = []

    public init() {}

    init(ids: OrderedSet<StackElementID>) {
      components = ids.map { Component(id: $0) }
    }
  }
}

extension StackState.PathView.Component: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension StackState.PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection
{
  public var startIndex: Int { 0 }

  public var endIndex: Int { components.count }

  public subscript(position: Int) -> Component {
    get { components[position] }
    set { components[position] = newValue }
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Component>
  ) {
    components.replaceSubrange(range, with: newElements)
  }
}
