import Elements

/// The rows of a lazy container as its content gives them: spans of rows, each from one node, in
/// sections.
///
/// It is collected anew when the structure changes. Its size is that of the source's text, not of
/// the data: a `ForEach` is one span, whatever its count.
@MainActor
struct RowTable {
  struct Span {
    let rows: any RowNode
    let start: Int
    let count: Int
    let role: RowPlace.Role
    let section: Int
    /// The innermost first.
    let wrappers: [any ElementWrapper]
  }

  private(set) var spans: [Span] = []
  private(set) var count = 0
  /// For each section, the places of its rows, without header and footer.
  private var sections: [Range<Int>] = [0..<0]
  private var role = RowPlace.Role.row
  private var wrappers: [any ElementWrapper] = []

  mutating func append(_ rows: any RowNode, count added: Int) {
    guard added > 0 else { return }
    let section = sections.count - 1
    spans.append(
      Span(
        rows: rows, start: count, count: added, role: role, section: section,
        wrappers: wrappers.reversed()))
    if role == .row {
      let range = sections[section]
      sections[section] = (range.isEmpty ? count : range.lowerBound)..<(count + added)
    }
    count += added
  }

  mutating func wrapping(by wrapper: any ElementWrapper, _ collect: (inout RowTable) -> Void) {
    wrappers.append(wrapper)
    collect(&self)
    wrappers.removeLast()
  }

  /// Collects a section of its own. What follows it is another one.
  mutating func section(_ collect: (inout RowTable) -> Void) {
    beginSection()
    collect(&self)
    beginSection()
  }

  mutating func collecting(_ role: RowPlace.Role, _ collect: (inout RowTable) -> Void) {
    let outer = self.role
    self.role = role
    collect(&self)
    self.role = outer
  }

  private mutating func beginSection() {
    if spans.last?.section == sections.count - 1 { sections.append(count..<count) }
  }
}

extension RowTable {
  /// The span that a row is in, and its place there.
  func find(_ index: Int) -> (span: Span, index: Int) {
    var low = 0
    var high = spans.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if spans[middle].start <= index { low = middle } else { high = middle }
    }
    return (spans[low], index - spans[low].start)
  }

  func place(at index: Int) -> RowPlace {
    let (span, _) = find(index)
    let rows = sections[span.section]
    return RowPlace(
      role: span.role, section: span.section,
      isFirst: span.role == .row && index == rows.lowerBound,
      isLast: span.role == .row && index == rows.upperBound - 1)
  }
}
