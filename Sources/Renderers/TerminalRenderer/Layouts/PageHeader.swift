import Elements

/// The head of a page in its columns: the way back, a bar, the title, a bar, and a rule under them.
struct PageHeader {
  let title: String
  let columns: Range<Int>
  let row: Int
  let height: Int
  let back: (text: String, columns: Range<Int>)?
  let leading: Range<Int>
  let titleColumns: Range<Int>
  let trailing: Range<Int>

  /// - Parameter bars: The columns that the bars beside the title want.
  init(_ content: PageContent, bars: PageBars, in rect: CellRect) {
    title = bars.hasPrincipal ? "" : content.title
    columns = rect.columns
    row = rect.rows.lowerBound
    height = Self.height(content, bars: bars, rows: rect.height)
    let end = max(rect.columns.lowerBound + 1, rect.columns.upperBound - 1)
    trailing = max(rect.columns.lowerBound + 1, end - bars.trailing)..<end
    var start = rect.columns.lowerBound + 1

    if let backTitle = content.backTitle {
      let gaps = 2 * [bars.leading, bars.trailing, title.cellWidth].count { $0 > 0 }
      let room = end - start - bars.leading - bars.trailing - min(title.cellWidth, 24) - gaps
      let full = "‹ " + (backTitle.isEmpty ? "Back" : backTitle)
      // Where there is no room for where it leads, the sign alone does.
      let text = full.cellWidth <= room ? full : "‹"
      back = (text, start..<start + text.cellWidth)
      start += text.cellWidth + 2
    } else {
      back = nil
    }
    leading = start..<max(start, min(end, start + bars.leading))
    if !leading.isEmpty { start = leading.upperBound + 2 }
    let titleEnd = trailing.isEmpty ? end : trailing.lowerBound - 2
    titleColumns = start..<max(start, titleEnd)
  }

  /// A page of few rows keeps them for what is in it.
  static func height(_ content: PageContent, bars: PageBars, rows: Int?) -> Int {
    if content.hidesHeader { return 0 }
    if content.title.isEmpty, content.backTitle == nil, !bars.areInHeader { return 0 }
    switch rows ?? Int.max {
    case ..<3: return 0
    case ..<8: return 1
    default: return 2
    }
  }

  /// Whether a press at a place goes back.
  func goesBack(at point: CellPoint) -> Bool {
    height > 0 && point.row == row && back?.columns.contains(point.column) == true
  }
}

/// How wide the bars of a page are, in columns.
struct PageBars: Equatable {
  var leading = 0
  var trailing = 0
  var hasPrincipal = false
  /// The rows of the bar at the lower edge.
  var bottom = 0

  var areInHeader: Bool { leading > 0 || trailing > 0 || hasPrincipal }

  init() {}

  /// The bars of a page as they were placed.
  @MainActor
  init(of page: Element) {
    for child in page.children {
      guard case .bar(let bar) = child.content else { continue }
      let rect = CellRect(child.frame)
      add(bar.place, columns: rect.width, rows: rect.height)
    }
  }

  mutating func add(_ place: BarContent.Place, columns: Int, rows: Int) {
    switch place {
    case .leading: leading = columns
    case .principal: hasPrincipal = true
    case .trailing: trailing = columns
    case .bottom: bottom = rows
    }
  }
}
