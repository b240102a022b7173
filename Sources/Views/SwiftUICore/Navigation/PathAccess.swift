/// What a navigation stack does with a path, whatever its type.
struct PathAccess<Path> {
  /// The values of the pages, the lowest first.
  let values: (Path) -> [AnyHashable]
  /// Puts a value on top, or returns `false` where the path takes none of its type.
  let append: (AnyHashable, inout Path) -> Bool
  let removeLast: (Int, inout Path) -> Void
  /// The type of the values; `nil` for any.
  let elementType: Any.Type?
}

extension PathAccess where Path == NavigationPath {
  init() {
    self.init(
      values: \.values,
      append: { value, path in
        path.append(erased: value)
        return true
      },
      removeLast: { $1.removeLast($0) },
      elementType: nil)
  }
}

extension PathAccess
where
  Path: RandomAccessCollection, Path: RangeReplaceableCollection, Path: MutableCollection,
  Path.Element: Hashable
{
  init() {
    self.init(
      values: { $0.map { AnyHashable($0) } },
      append: { value, path in
        guard let element = value.base as? Path.Element else { return false }
        path.append(element)
        return true
      },
      removeLast: { count, path in
        let end = path.index(path.endIndex, offsetBy: -min(count, path.count))
        path.removeSubrange(end...)
      },
      elementType: Path.Element.self)
  }
}
