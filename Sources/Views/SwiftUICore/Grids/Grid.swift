import DataFlow
import Elements
import Foundation

/// Views in rows and columns, which are as wide as their widest cell.
///
///     Grid(alignment: .leading) {
///       GridRow {
///         Text("Name")
///         Text(user.name)
///       }
///       Divider()
///     }
///
/// A view outside of a `GridRow` is a row by itself and goes over all columns.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: In points; `nil` is the renderer's own.
  ///   - verticalSpacing: In points; `nil` is the renderer's own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: _ElementView, StructuralView {
  public var _content: Content { content }

  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(layout)
  }
}

/// A row of a grid: each view in it is a cell, and a modifier on it modifies each of them.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var row = Row()

  /// What tells a row from the next one.
  private final class Row {}

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public var body: some View {
    content.modifier(
      TraitModifier(
        key: GridRowMembership.self,
        value: GridRowMembership.Row(id: ObjectIdentifier(row), alignment: alignment)))
  }

  public static var _evaluatedType: Any.Type? { nil }
}

extension View {
  /// How many columns of a grid the view takes.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: GridCellColumns.self, value: count))
  }

  /// Where the view stands in its cell of a grid, in place of the alignments around it.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: GridCellAnchor.self, value: anchor))
  }

  /// Along which axes the view takes what its row and column have, without asking for more.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: GridCellUnsizedAxes.self, value: axes))
  }

  /// The alignment of the column of a grid that the view is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: GridColumnAlignment.self, value: guide))
  }
}
