import Elements
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import ViewTesting

/// Sizes that are no lengths, wherever source can give one: what is around goes on, and nothing is
/// laid out by them.
@MainActor
@Suite("Sizes that are no lengths")
struct ImpossibleSizeTests {
  /// A modifier or a container that takes a size, with that size.
  struct Use: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable (CGFloat) -> AnyView

    init(_ name: String, _ view: @escaping @MainActor @Sendable (CGFloat) -> some View) {
      self.name = name
      self.view = { AnyView(view($0)) }
    }

    var testDescription: String { name }
  }

  private static let label = "label"

  nonisolated static let modifiers: [Use] = [
    Use("frame(width:height:)") { Text(label).frame(width: $0, height: $0) },
    Use("frame(minWidth:)") { Text(label).frame(minWidth: $0, minHeight: $0) },
    Use("frame(idealWidth:)") { Text(label).frame(idealWidth: $0, idealHeight: $0).fixedSize() },
    Use("frame(maxWidth:)") { Text(label).frame(maxWidth: $0, maxHeight: $0) },
    Use("padding") { Text(label).padding($0) },
    Use("padding(_:_:)") { Text(label).padding(.horizontal, $0) },
    Use("padding(EdgeInsets)") {
      Text(label).padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
    },
    Use("offset") { Text(label).offset(x: $0, y: $0) },
    Use("position") { Text(label).position(x: $0, y: $0) },
    Use("aspectRatio") { Text(label).aspectRatio($0, contentMode: .fit) },
    Use("aspectRatio(CGSize)") {
      Color.red.aspectRatio(CGSize(width: $0, height: 0), contentMode: .fill)
    },
    Use("alignmentGuide") { size in Text(label).alignmentGuide(.leading) { _ in size } },
    Use("layoutPriority") { Text(label).layoutPriority(Double($0)) },
    Use("zIndex") { Text(label).zIndex(Double($0)) },
    Use("opacity") { Text(label).opacity(Double($0)) },
    Use("cornerRadius") { Color.red.cornerRadius($0) },
    Use("border") { Text(label).border(.red, width: $0) },
    Use("safeAreaInset") { size in
      Text(label).safeAreaInset(edge: .top, spacing: size) { Text("inset") }
    },
    Use("safeAreaPadding") { Text(label).safeAreaPadding($0) },
    Use("contentMargins") { size in ScrollView { Text(label) }.contentMargins(size) },
    Use("font") { Text(label).font(.system(size: $0)) },
    Use("shadow") { Text(label).shadow(radius: $0) },
  ]

  nonisolated static let containers: [Use] = [
    Use("VStack") { size in
      VStack(spacing: size) {
        Text(label); Text(label)
      }
    },
    Use("HStack") { size in
      HStack(spacing: size) {
        Text(label); Text(label)
      }
    },
    Use("LazyVStack") { size in
      ScrollView { LazyVStack(spacing: size) { ForEach(0..<3) { Text("\($0)") } } }
    },
    Use("LazyHStack") { size in
      ScrollView(.horizontal) { LazyHStack(spacing: size) { ForEach(0..<3) { Text("\($0)") } } }
    },
    Use("Spacer") { size in
      HStack {
        Text(label); Spacer(minLength: size)
      }
    },
    Use("Grid") { size in
      Grid(horizontalSpacing: size, verticalSpacing: size) {
        GridRow {
          Text(label); Text(label)
        }
      }
    },
    Use("LazyVGrid fixed") { size in
      LazyVGrid(columns: [GridItem(.fixed(size)), GridItem(.fixed(size))], spacing: size) {
        ForEach(0..<3) { Text("\($0)") }
      }
    },
    Use("LazyVGrid flexible") { size in
      LazyVGrid(columns: [GridItem(.flexible(minimum: size, maximum: size), spacing: size)]) {
        ForEach(0..<3) { Text("\($0)") }
      }
    },
    Use("LazyVGrid adaptive") { size in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: size, maximum: size), spacing: size)]) {
        ForEach(0..<3) { Text("\($0)") }
      }
    },
    Use("List") { size in List(0..<3) { Text("\($0)").frame(height: size) } },
    Use("listRowSpacing") { size in List(0..<3) { Text("\($0)") }.listRowSpacing(size) },
    Use("listRowInsets") { size in
      List(0..<3) {
        Text("\($0)").listRowInsets(
          EdgeInsets(top: size, leading: size, bottom: size, trailing: size))
      }
    },
    Use("RoundedRectangle") { RoundedRectangle(cornerRadius: $0) },
    Use("stroke") { Circle().stroke(.red, lineWidth: $0) },
    Use("inset") { Rectangle().inset(by: $0) },
    Use("Path") { size in
      Path { $0.addRect(CGRect(x: size, y: size, width: size, height: size)) }
    },
    Use("LinearGradient") { size in
      LinearGradient(
        colors: [.red, .blue], startPoint: UnitPoint(x: size, y: 0), endPoint: UnitPoint(x: 0, y: 0)
      )
    },
    Use("Layout") { size in Sized(size: size) { Text(label) } },
  ]

  /// A layout of the source's that answers and asks for what it is given.
  struct Sized: Layout {
    let size: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: size, height: size)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: size, y: size), proposal: ProposedViewSize(width: size, height: size))
      }
    }
  }

  nonisolated static let sizes: [CGFloat] = [.nan, .infinity, -.infinity, -50, -1e300, 1e300]

  @Test("What is around such a view goes on", arguments: modifiers + containers, sizes)
  func sizesAreClamped(use: Use, size: CGFloat) throws {
    let screen = TestScreen(columns: 40, rows: 10) {
      VStack {
        Text("before").layoutPriority(1)
        use.view(size)
        Text("after").layoutPriority(1)
      }
    }
    // A second turn measures again what the first one remembered.
    screen.press(.tab)
    screen.resize(columns: 30, rows: 8)
    for frame in screen.tree.root.subtree.map(\.frame) {
      #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }

  @Test("Lines that are none are one, or no limit", arguments: [0, -1, Int.min, Int.max])
  func lineLimits(limit: Int) {
    let screen = TestScreen(columns: 40, rows: 10) {
      Text("one line").lineLimit(limit)
      Text("reserved").lineLimit(limit == .max ? 3 : limit, reservesSpace: true)
      Text("after")
    }
    #expect(screen.contains("one line"))
    #expect(screen.contains("after"))
  }
}
