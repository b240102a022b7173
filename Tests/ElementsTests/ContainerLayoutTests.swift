import Elements
import Foundation
import Testing

@MainActor
struct ContainerLayoutTests {
  @Test func aFixedFrameCentersItsChild() {
    let child = text("ab")
    let frame = group(FrameLayout(width: 10, height: 3), child)
    _ = ElementTree.showing(frame)
    #expect(frame.frame.size == CGSize(width: 10, height: 3))
    #expect(child.frame == rect(4, 1, 2, 1))
  }

  @Test func aFrameOfOneLengthLeavesTheOtherToItsChild() {
    let frame = group(FrameLayout(width: 2, height: nil, alignment: .leading), text("abcd"))
    _ = ElementTree.showing(frame)
    #expect(frame.frame.size == CGSize(width: 2, height: 2))
  }

  @Test(arguments: [(Alignment.leading, CGFloat(0)), (.trailing, 18), (.center, 9)])
  func anEndlessFrameTakesWhatIsOfferedAndAligns(alignment: Alignment, x: CGFloat) {
    let child = text("ab")
    let frame = group(
      FlexibleFrameLayout(width: .init(max: .infinity), height: .init(), alignment: alignment),
      child)
    _ = ElementTree.showing(frame)
    #expect(frame.frame.size == CGSize(width: 20, height: 1))
    #expect(child.frame.minX == x)
  }

  @Test func aSmallestLengthHoldsWhereLessIsOffered() {
    let frame = group(FlexibleFrameLayout(width: .init(min: 8), height: .init()), text("ab"))
    _ = ElementTree.showing(frame, width: 4)
    #expect(frame.frame.width == 8)
  }

  @Test func aLargestLengthLimitsWhatIsTaken() {
    let child = Element(.slider(SliderContent(value: 0, bounds: 0...1)))
    let frame = group(FlexibleFrameLayout(width: .init(max: 8), height: .init()), child)
    _ = ElementTree.showing(frame)
    #expect(frame.frame.width == 8)
    #expect(child.frame.width == 8)
  }

  @Test func anIdealLengthHoldsWhereTheChoiceIsFree() {
    let frame = group(FlexibleFrameLayout(width: .init(ideal: 7), height: .init()), text("ab"))
    _ = ElementTree.showing(group(FixedSizeLayout(), frame))
    #expect(frame.frame.width == 7)
  }

  @Test func paddingStandsOnTheSidesThatTheSourceNames() {
    let child = text("ab")
    let padded = group(PaddingLayout([.leading, .top], 3), child)
    _ = ElementTree.showing(padded)
    #expect(padded.frame.size == CGSize(width: 5, height: 4))
    #expect(child.frame.origin == CGPoint(x: 3, y: 3))
  }

  @Test func paddingWithoutALengthIsTheDevices() {
    let renderer = GridRenderer(padding: CGSize(width: 2, height: 1))
    let padded = group(PaddingLayout(.all, nil), text("ab"))
    _ = ElementTree.showing(padded, renderer: renderer)
    #expect(padded.frame.size == CGSize(width: 6, height: 3))
  }

  @Test func anOverlayFollowsTheSizeOfWhatItLiesOn() {
    let overlay = Element(.slider(SliderContent(value: 0, bounds: 0...1)))
    let whole = group(OverlayLayout(), text("abcd"), overlay)
    _ = ElementTree.showing(whole)
    #expect(whole.frame.size == CGSize(width: 4, height: 1))
    #expect(overlay.frame.width == 4)
  }

  @Test func aFixedSizeIgnoresWhatIsOffered() {
    let child = text("abcdefgh")
    _ = ElementTree.showing(group(FixedSizeLayout(), child), width: 4)
    #expect(child.frame.size == CGSize(width: 8, height: 1))
  }

  @Test func lengthsBecomeWholeCells() {
    let renderer = GridRenderer(grid: CGSize(width: 8, height: 16))
    let thin = group(FrameLayout(width: 100, height: 4), text("a"))
    _ = ElementTree.showing(thin, width: 160, height: 160, renderer: renderer)
    #expect(thin.frame.size == CGSize(width: 104, height: 16))
    let child = text("a")
    _ = ElementTree.showing(
      group(PaddingLayout(.all, 10), child), width: 160, height: 160, renderer: renderer)
    #expect(child.frame == rect(8, 16, 8, 16))
  }

  @Test func aLayoutOfTheSourceReadsItsValuesAndPlacesByAnchor() {
    let (a, b) = (text("aa"), text("bb"))
    b.setLayoutValue(4, for: Column.self)
    _ = ElementTree.showing(group(ColumnLayout(), a, b))
    #expect(a.frame.maxX == 2)
    #expect(b.frame.maxX == 6)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300])
  func whateverALayoutAsksForHasAnEnd(length: CGFloat) {
    let child = text("a")
    let layout = BoundlessLayout(length: length)
    let whole = group(layout, child)
    _ = ElementTree.showing(group(VStackLayout(), whole, text("b")))
    for frame in [whole.frame, child.frame] {
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        #expect(Int(exactly: number.rounded()) != nil)
      }
    }
  }

  @Test func aChildThatALayoutForgetsStandsInTheMiddle() {
    let child = text("ab")
    _ = ElementTree.showing(
      group(FrameLayout(width: 10, height: 3), group(ForgetfulLayout(), child)))
    #expect(child.absoluteFrame.midX == 5)
  }
}

private enum Column: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

private struct ColumnLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Column.self] + 2, y: 0), anchor: .topTrailing,
        proposal: .unspecified)
    }
  }
}

private struct ForgetfulLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct BoundlessLayout: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: length, y: length), proposal: ProposedViewSize(width: length, height: length)
      )
    }
  }
}
