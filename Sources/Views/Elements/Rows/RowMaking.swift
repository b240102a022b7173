import Foundation

/// The rows that one pass of a list's layout asked for.
@MainActor
struct RowMaking {
  private let source: any RowSource
  private let list: Element
  private let width: CGFloat
  private let content: ListContent
  private var made: [Int: RowWindow.Row] = [:]
  private var indices: [AnyHashable: Int] = [:]

  init(source: any RowSource, list: Element, width: CGFloat) {
    self.source = source
    self.list = list
    self.width = width
    if case .list(let content) = list.content {
      self.content = content
    } else {
      self.content = ListContent(look: .plain)
    }
  }

  mutating func height(at index: Int) -> CGFloat { row(at: index).frame.height }

  /// The row at an index, in its place; `nil` where its identity is that of another row, whose
  /// elements it would share.
  mutating func row(at index: Int, y: CGFloat) -> RowWindow.Row? {
    var row = row(at: index)
    guard indices[row.id] == index else { return nil }
    row.frame.origin.y = y
    return row
  }

  private mutating func row(at index: Int) -> RowWindow.Row {
    if let row = made[index] { return row }
    let id = source.id(at: index)
    let place = source.place(at: index)
    let previous = index > 0 ? source.place(at: index - 1) : nil
    let insets =
      list.tree?.renderer.decoration(for: place, after: previous, in: content) ?? EdgeInsets()
    var elements: [Element] = []
    if indices[id] == nil {
      indices[id] = index
      elements = source.elements(at: index)
    }
    let proposal = ProposedViewSize(width: max(0, width - insets.horizontal), height: nil)
    var height = insets.vertical
    for element in elements {
      element.enter(list)
      // A row has whole steps of the device: less would lie over the next one.
      height += list.metrics.snappedHeight(element.size(for: proposal).height)
    }
    let row = RowWindow.Row(
      index: index, id: id, place: place, elements: elements,
      frame: CGRect(x: 0, y: 0, width: width, height: height), insets: insets)
    made[index] = row
    return row
  }

  /// Gives back what is not kept: of the rows from before, and of those that were only measured.
  func releaseAll(of old: [RowWindow.Row], except kept: [RowWindow.Row]) {
    var ids = Set(kept.map(\.id))
    for row in old + made.values where ids.insert(row.id).inserted {
      for element in row.elements where element.parent === list { element.leave(list, at: 0) }
      source.release(row.id)
    }
  }
}
