extension Element {
  /// The child that the element is only a wrapper around: what that one says of itself to the
  /// layout around it holds for the wrapper, too.
  var wrapped: Element? {
    guard case .group = content, let layout = currentLayoutIfKnown else { return nil }
    switch layout.wrapping {
    case .first: return children.first
    case .last: return children.last
    case nil: return nil
    }
  }

  /// Whether the element adds something to a child, such as a padding or a background, and is
  /// nothing by itself.
  public func isWrapper(around child: Element) -> Bool {
    switch content {
    case .group: children.count == 1 || wrapped === child
    case .cell: true
    default: false
    }
  }

  /// The outermost answer of the element and what it is wrapped around.
  private func ofWrapped<Answer>(_ answer: (Element) -> Answer?) -> Answer? {
    var current: Element? = self
    while let element = current {
      if let answer = answer(element) { return answer }
      current = element.wrapped
    }
    return nil
  }

  /// The element's claim to space before its siblings. A spacer has the least.
  var priority: Double {
    ofWrapped { element in
      if let priority = element.layoutPriority { return priority }
      if case .spacer = element.content { return -.infinity }
      return nil
    } ?? 0
  }

  subscript<K: LayoutValueKey>(layoutValue key: K.Type) -> K.Value {
    // A value that is not there is no `nil` of an optional value, with which the search would end.
    ofWrapped { $0.layoutValues?[ObjectIdentifier(key)].map { $0 as? K.Value } ?? nil }
      ?? K.defaultValue
  }
}
