import ViewTesting

extension TestScreen {
  /// The views whose bodies an action evaluates, by the names of their types without what those are
  /// generic over.
  func views(evaluatedBy action: () -> Void) -> [String] {
    bodies(evaluatedBy: action).map { String($0.prefix { $0 != "<" }) }
  }
}
