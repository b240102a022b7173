import Elements
import Foundation
import Testing

/// What SwiftUI's documented rules say, as a table: a tree of elements, what it is offered, and the
/// frames that follow. A text is as wide as its characters and wraps; a box takes what it is
/// offered, 10 × 10 where the choice is its own.
@MainActor
struct LayoutTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let tree: @MainActor (Parts) -> Element
    var offered = CGSize(width: 40, height: 20)
    let frames: [String: CGRect]

    var testDescription: String { rule }
  }

  /// The named elements of a row.
  @MainActor
  final class Parts {
    private(set) var elements: [String: Element] = [:]

    func text(_ name: String, _ string: String) -> Element {
      note(name, ElementsTests.text(string))
    }

    /// Takes what it is offered.
    func box(_ name: String) -> Element {
      note(
        name,
        Element(
          .shape(
            ShapeContent(
              outline: Outline(0, form: .rectangle, path: { Path($0) }) {
                $0.replacingUnspecifiedDimensions()
              },
              paint: .color(nil)))))
    }

    func group(_ name: String, _ layout: some Layout, _ children: Element...) -> Element {
      note(name, group(layout, children))
    }

    func group(_ layout: some Layout, _ children: Element...) -> Element {
      group(layout, children)
    }

    private func group(_ layout: some Layout, _ children: [Element]) -> Element {
      let group = Element(.group)
      group.layout = AnyElementLayout(layout)
      group.setChildren(children)
      return group
    }

    func note(_ name: String, _ element: Element) -> Element {
      elements[name] = element
      return element
    }
  }

  @Test(arguments: stacks + frames + decorations + ratios + grids + insets)
  func aRow(_ row: Row) {
    let parts = Parts()
    let whole = row.tree(parts)
    _ = ElementTree.showing(whole, width: row.offered.width, height: row.offered.height)
    for (name, frame) in row.frames.sorted(by: { $0.key < $1.key }) {
      let found = parts.elements[name]?.absoluteFrame
      #expect(found == frame, "\(row.rule): \(name)")
    }
  }

  // MARK: - Stacks

  nonisolated static let stacks: [Row] = [
    Row(
      rule: "children of one flexibility share equally",
      tree: { p in p.group(HStackLayout(spacing: 0), p.box("a"), p.box("b")) },
      frames: ["a": rect(0, 0, 20, 20), "b": rect(20, 0, 20, 20)]),
    Row(
      rule: "a priority takes all that the others can do without",
      tree: { p in
        let b = p.text("b", "bbbbbbbbbb")
        b.layoutPriority = 1
        return p.group(HStackLayout(spacing: 0), p.text("a", "aaaaaaaaaa"), b)
      },
      offered: CGSize(width: 12, height: 20),
      frames: ["a": rect(0, 0, 2, 5), "b": rect(2, 2, 10, 1)]),
    Row(
      rule: "a padding hands the priority of what is in it on",
      tree: { p in
        let b = p.text("b", "bbbbbbbbbb")
        b.layoutPriority = 1
        return p.group(
          HStackLayout(alignment: .top, spacing: 0), p.text("a", "aaaaaaaaaa"),
          p.group(PaddingLayout(.leading, 1), b))
      },
      offered: CGSize(width: 13, height: 20),
      frames: ["a": rect(0, 0, 2, 5), "b": rect(3, 0, 10, 1)]),
    Row(
      rule: "a background hands the priority of what is over it on",
      tree: { p in
        let b = p.text("b", "bbbbbbbbbb")
        b.layoutPriority = 1
        return p.group(
          HStackLayout(alignment: .top, spacing: 0), p.text("a", "aaaaaaaaaa"),
          p.group(BackgroundLayout(), p.box("under"), b))
      },
      offered: CGSize(width: 12, height: 20),
      frames: ["a": rect(0, 0, 2, 5), "b": rect(2, 0, 10, 1), "under": rect(2, 0, 10, 1)]),
    Row(
      rule: "a spacer with a background stretches along the stack alone",
      tree: { p in
        p.group(
          "stack", HStackLayout(spacing: 0), p.text("a", "a"),
          p.group(BackgroundLayout(), p.box("under"), spacer()), p.text("b", "b"))
      },
      frames: ["stack": rect(0, 0, 40, 1), "b": rect(39, 0, 1, 1), "under": rect(1, 0, 38, 0)]),
    Row(
      rule: "a guide that a child sets moves it against the others",
      tree: { p in
        let b = p.group("b", WrapperLayout(), p.text("", "bb"))
        b.setGuide(.thirds) { $0[HorizontalAlignment.trailing] }
        return p.group(
          "stack", VStackLayout(alignment: .thirds, spacing: 0), p.text("a", "aaaaaa"), b)
      },
      frames: ["stack": rect(0, 0, 6, 2), "a": rect(0, 0, 6, 1), "b": rect(0, 1, 2, 1)]),
    Row(
      rule: "a guide goes through paddings, and a decoration has no say",
      tree: { p in
        let inner = p.group("", WrapperLayout(), p.text("b", "bb"))
        inner.setGuide(.leading) { _ in -3 }
        let over = p.group("", WrapperLayout(), p.text("", "o"))
        over.setGuide(.leading) { _ in 9 }
        return p.group(
          VStackLayout(alignment: .leading, spacing: 0), p.text("a", "aaaa"),
          p.group(OverlayLayout(), p.group(PaddingLayout(.leading, 1), inner), over))
      },
      frames: ["a": rect(0, 0, 4, 1), "b": rect(3, 1, 2, 1)]),
  ]

  // MARK: - Frames

  nonisolated static let frames: [Row] = [
    Row(
      rule: "a frame that is smaller than its child lets it stand out in the middle",
      tree: { p in
        p.group(
          "f", FrameLayout(width: 2, height: 1), p.group(FixedSizeLayout(), p.text("a", "aaaa")))
      },
      frames: ["f": rect(0, 0, 2, 1), "a": rect(-1, 0, 4, 1)]),
    Row(
      rule: "a smallest length alone takes the child's beyond that, as far as is offered",
      tree: { p in
        p.group(
          "f", FlexibleFrameLayout(width: .init(min: 3), height: .init()), p.text("a", "aaaaaa"))
      },
      offered: CGSize(width: 5, height: 20),
      frames: ["f": rect(0, 0, 5, 2)]),
    Row(
      rule: "a largest length alone takes what is offered up to that",
      tree: { p in
        p.group("f", FlexibleFrameLayout(width: .init(max: 30), height: .init()), p.text("a", "aa"))
      },
      frames: ["f": rect(0, 0, 30, 1), "a": rect(14, 0, 2, 1)]),
    Row(
      rule: "limits that contradict each other give way to the smallest",
      tree: { p in
        p.group(
          "f", FlexibleFrameLayout(width: .init(min: 20, max: 10), height: .init()), p.box("a"))
      },
      frames: ["f": rect(0, 0, 20, 20)]),
    Row(
      rule: "a length that is no number, or has no end, is as good as none",
      tree: { p in
        p.group("f", FrameLayout(width: .nan, height: .infinity), p.text("a", "aa"))
      },
      frames: ["f": rect(0, 0, 2, 1)]),
    Row(
      rule: "a negative length is none at all",
      tree: { p in p.group("f", FrameLayout(width: -5, height: 2), p.box("a")) },
      frames: ["f": rect(0, 0, 0, 2)]),
    Row(
      rule: "a negative padding lets the child be larger",
      tree: { p in p.group("f", PaddingLayout(.all, -2), p.box("a")) },
      frames: ["f": rect(0, 0, 40, 20), "a": rect(-2, -2, 44, 24)]),
    Row(
      rule: "fixed along one axis, a text is as high as it needs",
      tree: { p in
        p.group(
          FrameLayout(width: 4, height: 1),
          p.group("f", FixedSizeLayout(horizontal: false, vertical: true), p.text("a", "aaaaaaaa")))
      },
      frames: ["f": rect(0, -1, 4, 2)]),
  ]

  // MARK: - Overlays, backgrounds, offsets

  nonisolated static let decorations: [Row] = [
    Row(
      rule: "a background is offered the size of what it lies under",
      tree: { p in p.group("b", BackgroundLayout(), p.box("under"), p.text("a", "aaaa")) },
      frames: ["b": rect(0, 0, 4, 1), "under": rect(0, 0, 4, 1)]),
    Row(
      rule: "an overlay that is larger stands out where it is aligned",
      tree: { p in
        p.group(
          "o", OverlayLayout(alignment: .bottomTrailing), p.text("a", "aaaa"),
          p.group(FrameLayout(width: 6, height: 3), p.box("over")))
      },
      frames: ["o": rect(0, 0, 4, 1), "over": rect(-2, -2, 6, 3)]),
    Row(
      rule: "an offset moves the child and nothing around it",
      tree: { p in
        p.group(
          VStackLayout(alignment: .leading, spacing: 0),
          p.group("o", OffsetLayout(CGSize(width: 3, height: 1)), p.text("a", "a")),
          p.text("b", "b"))
      },
      frames: ["o": rect(0, 0, 1, 1), "a": rect(3, 1, 1, 1), "b": rect(0, 1, 1, 1)]),
    Row(
      rule: "an offset that is no number is none",
      tree: { p in
        p.group(
          OffsetLayout(CGSize(width: CGFloat.nan, height: CGFloat.infinity)), p.text("a", "a"))
      },
      frames: ["a": rect(0, 0, 1, 1)]),
    Row(
      rule: "a position takes all that is offered",
      tree: { p in
        p.group(
          "p", PositionLayout(CGPoint(x: 10, y: 5)),
          p.group(FrameLayout(width: 4, height: 2), p.box("a")))
      },
      frames: ["p": rect(0, 0, 40, 20), "a": rect(8, 4, 4, 2)]),
  ]

  // MARK: - Ratios

  nonisolated static let ratios: [Row] = [
    Row(
      rule: "fitting keeps to the shorter side",
      tree: { p in p.group(AspectRatioLayout(ratio: 1, contentMode: .fit), p.box("a")) },
      frames: ["a": rect(0, 0, 20, 20)]),
    Row(
      rule: "filling keeps to the longer side",
      tree: { p in p.group("f", AspectRatioLayout(ratio: 1, contentMode: .fill), p.box("a")) },
      frames: ["f": rect(0, 0, 40, 40), "a": rect(0, 0, 40, 40)]),
    Row(
      rule: "filling stands out of a frame evenly",
      tree: { p in
        p.group(
          FrameLayout(width: 20, height: 10),
          p.group(AspectRatioLayout(ratio: 1, contentMode: .fill), p.box("a")))
      },
      frames: ["a": rect(0, -5, 20, 20)]),
    Row(
      rule: "without a ratio it is that of the ideal size",
      tree: { p in
        p.group(
          AspectRatioLayout(ratio: nil, contentMode: .fit),
          p.group(
            "a",
            FlexibleFrameLayout(
              width: .init(min: 0, ideal: 30, max: .infinity),
              height: .init(min: 0, ideal: 10, max: .infinity)), p.box("")))
      },
      frames: ["a": rect(0, 0, 40, 13)]),
    Row(
      rule: "one free length follows the other",
      tree: { p in
        p.group(
          FixedSizeLayout(horizontal: false, vertical: true),
          p.group(AspectRatioLayout(ratio: 4, contentMode: .fit), p.box("a")))
      },
      frames: ["a": rect(0, 0, 40, 10)]),
    Row(
      rule: "a ratio that is none changes nothing",
      tree: { p in p.group(AspectRatioLayout(ratio: .nan, contentMode: .fit), p.box("a")) },
      frames: ["a": rect(0, 0, 40, 20)]),
  ]

  // MARK: - Insets

  nonisolated static let insets: [Row] = [
    Row(
      rule: "what is at the lower side leaves the rest",
      tree: { p in
        p.group(
          "i", EdgeInsetLayout(edge: .bottom, spacing: 1, alignment: .leading), p.box("a"),
          p.text("bar", "bar"))
      },
      frames: ["i": rect(0, 0, 40, 20), "a": rect(0, 0, 40, 18), "bar": rect(0, 19, 3, 1)]),
    Row(
      rule: "what is at the leading side leaves the rest",
      tree: { p in
        p.group(
          EdgeInsetLayout(edge: .leading, spacing: 0, alignment: .top), p.box("a"),
          p.text("bar", "bar"))
      },
      frames: ["a": rect(3, 0, 37, 20), "bar": rect(0, 0, 3, 1)]),
    Row(
      rule: "the first that fits is shown",
      tree: { p in
        p.group(
          "v", FirstFittingLayout(axes: .horizontal), p.text("a", "aaaaaa"), p.text("b", "bbbb"),
          p.text("c", "cc"))
      },
      offered: CGSize(width: 5, height: 20),
      frames: ["v": rect(0, 0, 4, 1), "b": rect(0, 0, 4, 1)]),
    Row(
      rule: "where nothing fits, the last is shown",
      tree: { p in
        p.group(
          "v", FirstFittingLayout(axes: .horizontal), p.text("a", "aaaaaa"), p.text("b", "bbbb"))
      },
      offered: CGSize(width: 2, height: 20),
      frames: ["v": rect(0, 0, 2, 2)]),
  ]

  // MARK: - Grids

  nonisolated private static let rows = (0..<2).map { _ in Marker() }
  private final class Marker: Sendable {}

  private static func cell(_ row: Int, _ element: Element) -> Element {
    element.setLayoutValue(
      GridRowMembership.Row(id: ObjectIdentifier(rows[row]), alignment: nil),
      for: GridRowMembership.self)
    return element
  }

  nonisolated static let grids: [Row] = [
    Row(
      rule: "a column is as wide as its widest cell",
      tree: { p in
        p.group(
          "g", GridLayout(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 0),
          cell(0, p.text("a", "a")), cell(0, p.text("b", "b")),
          cell(1, p.text("c", "ccc")), cell(1, p.text("d", "d")))
      },
      frames: [
        "g": rect(0, 0, 5, 2), "a": rect(0, 0, 1, 1), "b": rect(4, 0, 1, 1), "d": rect(4, 1, 1, 1),
      ]),
    Row(
      rule: "a flexible column takes what the others leave",
      tree: { p in
        p.group(
          "g", GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0),
          cell(0, p.text("a", "aaaa")), cell(0, p.box("b")))
      },
      frames: ["g": rect(0, 0, 40, 20), "b": rect(4, 0, 36, 20)]),
    Row(
      rule: "a child outside of a row goes over all columns",
      tree: { p in
        let line = p.box("line")
        line.setLayoutValue(.horizontal, for: GridCellUnsizedAxes.self)
        return p.group(
          "g", GridLayout(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0),
          cell(0, p.text("a", "aa")), cell(0, p.text("b", "b")),
          p.group(FrameLayout(width: nil, height: 1), line))
      },
      offered: CGSize(width: 40, height: 2),
      frames: ["g": rect(0, 0, 4, 2), "line": rect(0, 1, 4, 1)]),
    Row(
      rule: "a cell of several columns widens them",
      tree: { p in
        let wide = p.text("wide", "wwwwwww")
        wide.setLayoutValue(2, for: GridCellColumns.self)
        return p.group(
          "g", GridLayout(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 0),
          cell(0, p.text("a", "a")), cell(0, p.text("b", "b")), cell(1, wide))
      },
      frames: ["g": rect(0, 0, 7, 2), "b": rect(4, 0, 1, 1)]),
    Row(
      rule: "the alignment of a cell holds for its column, an anchor for the cell",
      tree: { p in
        let a = p.text("a", "a")
        a.setLayoutValue(HorizontalAlignment.trailing, for: GridColumnAlignment.self)
        let d = p.text("d", "d")
        d.setLayoutValue(UnitPoint.bottomTrailing, for: GridCellAnchor.self)
        return p.group(
          GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0),
          cell(0, a), cell(0, p.text("b", "bbb")), cell(1, p.text("c", "ccc")), cell(1, d))
      },
      frames: ["a": rect(2, 0, 1, 1), "b": rect(3, 0, 3, 1), "d": rect(5, 1, 1, 1)]),
    Row(
      rule: "flexible tracks share what fixed ones leave",
      tree: { p in
        p.group(
          "g",
          TrackGridLayout(
            axis: .vertical, items: [GridItem(.fixed(8), spacing: 2), GridItem(), GridItem()],
            spacing: 0, alignment: .topLeading),
          p.text("a", "a"), p.text("b", "b"), p.text("c", "c"), p.text("d", "d"))
      },
      frames: [
        "g": rect(0, 0, 40, 2), "a": rect(0, 0, 1, 1), "b": rect(10, 0, 1, 1),
        "c": rect(25, 0, 1, 1), "d": rect(0, 1, 1, 1),
      ]),
    Row(
      rule: "an adaptive track is as many as there is room for",
      tree: { p in
        p.group(
          TrackGridLayout(
            axis: .vertical, items: [GridItem(.adaptive(minimum: 9), spacing: 1)], spacing: 1,
            alignment: .topLeading),
          p.box("a"), p.box("b"), p.box("c"), p.box("d"), p.box("e"))
      },
      frames: ["b": rect(10, 0, 9, 10), "d": rect(30, 0, 9, 10), "e": rect(0, 11, 9, 10)]),
    Row(
      rule: "a flexible track keeps its limits",
      tree: { p in
        p.group(
          "g",
          TrackGridLayout(
            axis: .horizontal,
            items: [GridItem(.flexible(minimum: 1, maximum: 4)), GridItem(.fixed(3))],
            spacing: 0, alignment: .topLeading),
          p.box("a"), p.box("b"), p.box("c"))
      },
      frames: ["g": rect(0, 0, 20, 7), "b": rect(0, 4, 10, 3), "c": rect(10, 0, 10, 4)]),
  ]
}

extension HorizontalAlignment {
  /// A guide of the source's own: by default a third from the leading side.
  fileprivate static let thirds = HorizontalAlignment(Thirds.self)

  private enum Thirds: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
}
