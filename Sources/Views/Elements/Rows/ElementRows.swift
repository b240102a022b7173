extension Element {
  /// Makes the element a list over a source of rows, or no list any more.
  public func setRows(_ source: (any RowSource)?) {
    if let source {
      if rows?.source === source { return }
      rows?.releaseAll()
      rows = RowWindow(source: source, list: self)
    } else {
      rows?.releaseAll()
      rows = nil
    }
    invalidateLayout()
  }

  /// The rows of the element's source are others, or in another order.
  public func rowsChanged() {
    rows?.sourceChanged()
    contentIsStale()
  }

  /// The rows that the element is in one of.
  var enclosingRows: RowWindow? { parent?.ancestor { $0.rows != nil }?.rows }

  /// Scrolls every list around the element so that it shows.
  func scrollIntoView() {
    var current = parent
    while let element = current {
      element.rows?.reveal(self)
      current = element.parent
    }
  }
}
