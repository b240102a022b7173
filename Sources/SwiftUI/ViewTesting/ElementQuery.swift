import Elements

/// What a test looks for.
struct ElementQuery {
  /// What the test calls it, for messages.
  let kind: String
  /// `nil` for any that has a name.
  let roles: Set<Accessibility.Role>?
  let name: String?
  let index: Int?

  enum Answer {
    case found(Element)
    case missing
    case several([Element])
  }

  /// Looks among what the user can reach: not under a dialog, nor on a page that another covers.
  @MainActor
  func answer(in root: Element) -> Answer {
    let candidates = root.reachableElements.filter { roles?.contains($0.role) ?? true }
    let matches = matches(among: candidates)
    if let index { return matches.indices.contains(index) ? .found(matches[index]) : .missing }
    switch matches.count {
    case 0: return .missing
    case 1: return .found(matches[0])
    default: return .several(matches)
    }
  }

  @MainActor
  private func matches(among candidates: [Element]) -> [Element] {
    guard let name else { return candidates }
    let identified = candidates.filter { $0.attributes.accessibility.identifier == name }
    if !identified.isEmpty { return identified }
    let labelled = candidates.filter { $0.label == name }
    if !labelled.isEmpty { return innermost(labelled) }
    return innermost(candidates.filter { $0.label.contains(name) })
  }

  /// Without those that have the label of something in them.
  @MainActor
  private func innermost(_ elements: [Element]) -> [Element] {
    guard roles == nil else { return elements }
    return elements.filter { element in
      !elements.contains { $0 !== element && $0.isIn(element) && !element.isControl }
        && !elements.contains { $0 !== element && element.isIn($0) && $0.isControl }
    }
  }
}

extension Element {
  /// The element and what is in it, as far as the user can get to it.
  var reachableElements: [Element] {
    var elements: [Element] = []
    var pending = [self]
    while let element = pending.popLast() {
      if element.attributes.accessibility.isHidden { continue }
      elements.append(element)
      pending.append(contentsOf: element.reachableChildren.reversed())
    }
    return elements
  }
}
