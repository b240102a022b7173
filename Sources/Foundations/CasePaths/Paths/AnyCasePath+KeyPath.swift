extension AnyCasePath {
  /// The path that a key path stands for.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case(keyPath).path(from: Root.self) else {
      fatalError(
        """
        \(keyPath) leads to a case of another type than \(Root.self). Start the case key path at \
        '\\\(Root.self).Cases'.
        """
      )
    }
    self = path
  }
}
