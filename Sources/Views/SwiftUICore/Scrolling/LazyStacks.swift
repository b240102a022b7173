import Elements

/// Views below each other, of which those are made that a scroll view around them shows.
///
/// It is as wide as what it is offered. The views of a `ForEach` are made when they come near the
/// visible part, and released when they leave it; their state is kept.
public struct LazyVStack<Content: View> {
  let layout: VStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameter spacing: In points; `nil` is the renderer's own.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: _LazyStack, StructuralView {
  public var _rows: Content { content }

  public func _show(_ source: any RowSource, in element: Element) {
    element.setLazyRows(source, in: layout)
  }
}

/// Views side by side, of which those are made that a scroll view around them shows.
///
/// It is as high as what it is offered.
public struct LazyHStack<Content: View> {
  let layout: HStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameter spacing: In points; `nil` is the renderer's own.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: _LazyStack, StructuralView {
  public var _rows: Content { content }

  public func _show(_ source: any RowSource, in element: Element) {
    element.setLazyRows(source, in: layout)
  }
}

/// What of the sections of a lazy stack stays in sight as long as something of the section does.
///
/// A terminal has few lines: headers and footers scroll along with what they belong to.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A stack whose content is made while it is seen.
public protocol _LazyStack: _RowContainer {
  /// Has the view's element show rows from a source.
  func _show(_ source: any RowSource, in element: Element)
}

extension _LazyStack {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : LazyStackNode(view, in: context)
  }
}

private final class LazyStackNode<Content: _LazyStack>: RowContainerNode<Content> {
  override func showRows() { view._show(self, in: element) }
}
