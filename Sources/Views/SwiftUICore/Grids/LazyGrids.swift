import Elements
import Foundation

/// Views in columns, line by line, of which those are made that a scroll view around them shows.
///
/// It is as wide as what it is offered.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///       ForEach(colors) { ColorView(color: $0) }
///     }
public struct LazyVGrid<Content: View> {
  let layout: TrackGridLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: Where views stand in their column.
  ///   - spacing: Between the lines, in points; `nil` is the renderer's own.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = TrackGridLayout(
      axis: .vertical, items: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }
}

extension LazyVGrid: _LazyStack, StructuralView {
  public var _rows: Content { content }

  public func _show(_ source: any RowSource, in element: Element) {
    element.setLazyRows(source, in: layout)
  }
}

/// Views in rows, line by line, of which those are made that a scroll view around them shows.
///
/// It is as high as what it is offered.
public struct LazyHGrid<Content: View> {
  let layout: TrackGridLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: Where views stand in their row.
  ///   - spacing: Between the lines, in points; `nil` is the renderer's own.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = TrackGridLayout(
      axis: .horizontal, items: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }
}

extension LazyHGrid: _LazyStack, StructuralView {
  public var _rows: Content { content }

  public func _show(_ source: any RowSource, in element: Element) {
    element.setLazyRows(source, in: layout)
  }
}
