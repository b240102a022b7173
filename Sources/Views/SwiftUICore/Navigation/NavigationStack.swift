import DataFlow
import Elements

/// Pages, each over the one that led to it, with a way back.
///
/// What lies on the root follows a path of values, where the source has one: pushing and popping
/// writes it, and what is written to it is shown.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(people) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Person.self) { PersonView(person: $0) }
/// }
/// ```
public struct NavigationStack<Data, Root: View> {
  enum Path {
    case binding(Binding<Data>)
    /// The stack keeps it.
    case own(initial: Data)
  }

  let path: Path
  let access: PathAccess<Data>
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// A stack whose pages are pushed by links.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.init(path: .own(initial: NavigationPath()), access: PathAccess(), root: root())
  }

  /// A stack with pages for values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: .binding(path), access: PathAccess(), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack with a page for each value of a collection.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: .binding(path), access: PathAccess(), root: root())
  }
}

extension NavigationStack: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : NavigationStackNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}
