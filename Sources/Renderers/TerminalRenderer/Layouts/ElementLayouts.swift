import Elements
import Foundation

extension TerminalScreen {
  public func measure(_ element: Element, proposal: ProposedViewSize) -> CGSize {
    func bar(columns: Int) -> CGSize {
      let usual = CGSize(columns: columns, rows: 1)
      let smallest = CGSize(columns: 6, rows: 1)
      return CGSize(
        width: max(smallest.width, proposal.width ?? usual.width), height: usual.height)
    }
    switch element.content {
    case .text(let content): return content.size(for: proposal)
    case .symbol(let content): return content.size(for: proposal)
    case .divider: return dividerSize(element, proposal)
    case .textField(let content):
      var size = bar(columns: 24)
      if let lines = content.lines {
        size.height = content.height(of: lines, width: size.width, offered: proposal.height)
      }
      return size
    case .slider: return bar(columns: 24)
    case .spacer, .shape, .group, .window, .button, .toggle, .stepper, .progress, .disclosure,
      .picker, .option, .tappable, .list, .cell, .scroll, .search, .split, .navigationStack, .page,
      .bar, .tabs, .tab, .dialog, .sheet, .menu:
      return .zero
    }
  }

  public func layout(for element: Element) -> AnyElementLayout? {
    switch element.content {
    case .window: AnyElementLayout(WindowLayout(showsKeyHints: showsKeyHints))
    case .navigationStack: AnyElementLayout(NavigationLayout())
    case .page(let content): AnyElementLayout(PageLayout(content: content))
    case .search: AnyElementLayout(SearchLayout())
    case .split(let content): AnyElementLayout(SplitLayout(content: content))
    case .tabs(let content): AnyElementLayout(TabsLayout(content: content))
    case .tab: AnyElementLayout(TabLayout())
    case .menu: AnyElementLayout(MenuLayout(scroll: scroll(of: element)))
    case .bar: AnyElementLayout(HStackLayout(spacing: CellSize.width))
    case .sheet(let content): AnyElementLayout(SheetLayout(content: content))
    case .dialog(let content):
      AnyElementLayout(DialogLayout(content: content, scroll: scroll(of: element)))
    case .button(let content): AnyElementLayout(content.layout(of: element))
    case .toggle: AnyElementLayout(LabelLayout(leading: 4))
    case .disclosure: AnyElementLayout(LabelLayout(leading: 2, fillsWidth: true))
    case .picker(let content): content.layout(of: element)
    case .option(let content): AnyElementLayout(content.layout)
    case .tappable: AnyElementLayout(ZStackLayout())
    case .stepper: AnyElementLayout(LabelLayout(trailing: StepperParts.width))
    case .progress(let content):
      AnyElementLayout(ProgressLayout(isDeterminate: content.fraction != nil))
    case .group, .text, .symbol, .spacer, .shape, .divider, .textField, .slider, .list, .cell,
      .scroll:
      nil
    }
  }

  private func dividerSize(_ element: Element, _ proposal: ProposedViewSize) -> CGSize {
    element.stackOrientation == .horizontal
      ? CGSize(width: CellSize.width, height: proposal.height ?? CellSize.height)
      : CGSize(width: proposal.width ?? CellSize.width, height: CellSize.height)
  }
}

extension TextFieldContent {
  /// The height of a field of several lines, in points.
  fileprivate func height(of lines: Lines, width: CGFloat, offered: CGFloat?) -> CGFloat {
    if lines.fillsHeight, let offered, offered.isFinite { return max(offered, CellSize.height) }
    let columns = CellRect(CGRect(x: 0, y: 0, width: width, height: CellSize.height)).width
    let count = max(FieldLines(text, width: columns).count, lines.least)
    return CGFloat(min(count, lines.most ?? count)) * CellSize.height
  }
}

extension ButtonContent {
  @MainActor
  fileprivate func layout(of element: Element) -> LabelLayout {
    switch look(of: element) {
    case .row: LabelLayout(fillsWidth: true)
    case .plain: LabelLayout()
    case .link: LabelLayout(trailing: 2, fillsWidth: true)
    case .menu: LabelLayout(trailing: 2, fillsWidth: element.isRowOfList)
    case .bordered:
      LabelLayout(
        leading: 2, trailing: 2, fillsWidth: element.isInDialog, isCentered: element.isInDialog)
    }
  }
}
