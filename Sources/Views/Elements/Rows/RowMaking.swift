import Foundation

/// The rows that one pass of a window's layout asked for.
@MainActor
struct RowMaking {
  private let source: any RowSource
  private let holder: Element
  private let stack: Stack?
  private let axis: Axis
  /// What a row has across the axis; `nil` leaves it to the rows.
  private let breadth: CGFloat?
  private var made: [Int: RowWindow.Row] = [:]
  private var indices: [AnyHashable: Int] = [:]

  /// - Parameter stack: How the rows stand in a lazy stack; `nil` for a list, whose rows are as wide
  ///   as it is and have around them what the renderer wants.
  init(source: any RowSource, holder: Element, stack: Stack?, breadth: CGFloat?) {
    self.source = source
    self.holder = holder
    self.stack = stack
    self.axis = stack?.axis ?? .vertical
    self.breadth = breadth
  }

  mutating func length(at index: Int) -> CGFloat { row(at: index).frame.size[axis] }

  /// The row at an index, in its place; `nil` where its identity is that of another row, whose
  /// elements it would share.
  mutating func row(at index: Int, from start: CGFloat) -> RowWindow.Row? {
    var row = row(at: index)
    guard indices[row.id] == index else { return nil }
    if axis == .horizontal { row.frame.origin.x = start } else { row.frame.origin.y = start }
    return row
  }

  private mutating func row(at index: Int) -> RowWindow.Row {
    if let row = made[index] { return row }
    let id = source.id(at: index)
    let place = source.place(at: index)
    var elements: [Element] = []
    if indices[id] == nil {
      indices[id] = index
      elements = source.elements(at: index)
      for element in elements { element.enter(holder) }
    }
    let insets = elements.isEmpty ? EdgeInsets() : insets(at: index, place, of: elements)
    let row = RowWindow.Row(
      index: index, id: id, place: place, elements: elements,
      frame: CGRect(origin: .zero, size: size(of: elements, insets)), insets: insets)
    made[index] = row
    return row
  }

  private func size(of elements: [Element], _ insets: EdgeInsets) -> CGSize {
    let proposal = RowWindow.proposal(breadth: breadth, insets, along: axis)
    var length = insets.total(along: axis)
    var widest: CGFloat = 0
    for element in elements {
      let size = element.size(for: proposal)
      // A row has whole steps of the device: less would lie over the next one.
      length += holder.metrics.snappedPart(size[axis], along: axis)
      widest = max(widest, size[axis.across])
    }
    length += CGFloat(max(0, elements.count - 1)) * gap
    return CGSize(
      along: axis, length: holder.metrics.snappedPart(length, along: axis),
      breadth: breadth ?? widest + insets.total(along: axis.across))
  }

  private func insets(at index: Int, _ place: RowPlace, of elements: [Element]) -> EdgeInsets {
    guard stack == nil else {
      let space = index > 0 ? gap : 0
      return axis == .horizontal
        ? EdgeInsets(top: 0, leading: space, bottom: 0, trailing: 0)
        : EdgeInsets(top: space, leading: 0, bottom: 0, trailing: 0)
    }
    guard let renderer = holder.tree?.renderer, case .list(let content) = holder.content else {
      return EdgeInsets()
    }
    let previous = index > 0 ? source.place(at: index - 1) : nil
    return renderer.decoration(for: place, after: previous, in: content)
  }

  /// Between the elements of a lazy stack.
  private var gap: CGFloat { stack.map { $0.gap(in: holder.metrics) } ?? 0 }

  /// Gives back what is not kept: of the rows from before, and of those that were only measured.
  func releaseAll(of old: [RowWindow.Row], except kept: [RowWindow.Row]) {
    var ids = Set(kept.map(\.id))
    for row in old + made.values where ids.insert(row.id).inserted {
      for element in row.elements where element.parent === holder { element.leave(holder, at: 0) }
      source.release(row.id)
    }
  }
}

extension RowWindow {
  /// What the elements of a row are offered.
  static func proposal(
    breadth: CGFloat?, _ insets: EdgeInsets, along axis: Axis
  ) -> ProposedViewSize {
    let breadth = breadth.map { max(0, $0 - insets.total(along: axis.across)) }
    return ProposedViewSize.unspecified.with(breadth, along: axis.across)
  }
}

extension Stack {
  /// The distance between rows that are not compared with each other.
  @MainActor
  func gap(in metrics: LayoutMetrics) -> CGFloat {
    metrics.snapped((spacing ?? metrics.spacing[axis]).asDistance, along: axis)
  }
}
