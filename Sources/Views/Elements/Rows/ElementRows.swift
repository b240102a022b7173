extension Element {
  /// Makes the element a list over a source of rows, or no list any more.
  public func setRows(_ source: (any RowSource)?) {
    if let source, rows?.source === source { return }
    releaseRows()
    container = source.map { .list(RowWindow(source: $0, holder: self)) }
    invalidateLayout()
  }

  /// Makes the element a lazy stack of rows below each other, or side by side.
  public func setLazyRows(_ source: any RowSource, in layout: VStackLayout) {
    setLazyRows(
      source,
      in: Stack(
        axis: .vertical, spacing: layout.spacing, guide: AlignmentGuide(layout.alignment)))
  }

  /// Makes the element a lazy stack of rows side by side.
  public func setLazyRows(_ source: any RowSource, in layout: HStackLayout) {
    setLazyRows(
      source,
      in: Stack(
        axis: .horizontal, spacing: layout.spacing, guide: AlignmentGuide(layout.alignment)))
  }

  func setLazyRows(_ source: any RowSource, in stack: Stack) {
    if let lazyStack, lazyStack.window.source === source { return lazyStack.stack = stack }
    releaseRows()
    container = .stack(LazyStack(source: source, stack: stack, element: self))
    tree?.lazyStacks.append(self)
    invalidateLayout()
  }

  /// Lets all rows go, for an element that has none any more.
  public func releaseRows() {
    switch container {
    case .list(let rows): rows.releaseAll()
    case .stack(let stack):
      stack.window.releaseAll()
      tree?.lazyStacks.removeAll { $0 === self }
    case .area, .cell, nil: return
    }
    container = nil
  }

  /// The rows of the element's source are others, or in another order.
  public func rowsChanged() {
    switch container {
    case .list(let rows):
      rows.sourceChanged()
      contentIsStale()
    case .stack(let stack): stack.sourceChanged()
    case .area, .cell, nil: break
    }
  }

  /// The window of the rows that the element has, in a list or in a lazy stack.
  public var rowWindow: RowWindow? {
    switch container {
    case .list(let rows): rows
    case .stack(let stack): stack.window
    case .area, .cell, nil: nil
    }
  }
}
