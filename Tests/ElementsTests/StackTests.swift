import Elements
import Foundation
import Testing

@MainActor
struct StackTests {
  @Test func childrenStandBesideEachOther() {
    let (a, b) = (text("aa"), text("bbb"))
    let stack = group(HStackLayout(), a, b)
    _ = ElementTree.showing(stack)
    #expect(a.frame == rect(0, 0, 2, 1))
    #expect(b.frame == rect(2, 0, 3, 1))
    #expect(stack.frame.size == CGSize(width: 5, height: 1))
  }

  @Test func explicitSpacingStandsBetweenChildren() {
    let (a, b, c) = (text("a"), text("b"), text("c"))
    _ = ElementTree.showing(group(VStackLayout(spacing: 2), a, b, c))
    #expect([a, b, c].map(\.frame.minY) == [0, 3, 6])
  }

  @Test func theDevicesSpacingIsTheDefault() {
    let (a, b) = (text("a"), text("b"))
    let renderer = GridRenderer(spacing: CGSize(width: 3, height: 1))
    _ = ElementTree.showing(group(HStackLayout(), a, b), renderer: renderer)
    #expect(b.frame.minX == 4)
  }

  @Test func theLeastFlexibleChildIsServedFirst() {
    let (rigid, flexible) = (
      text("rigid"), Element(.slider(SliderContent(value: 0, bounds: 0...1)))
    )
    _ = ElementTree.showing(group(HStackLayout(), flexible, rigid))
    #expect(flexible.frame == rect(0, 0, 15, 1))
    #expect(rigid.frame == rect(15, 0, 5, 1))
  }

  @Test func equallyFlexibleChildrenShareWholeSteps() {
    let sliders = (0..<3).map { _ in Element(.slider(SliderContent(value: 0, bounds: 0...1))) }
    _ = ElementTree.showing(group(HStackLayout(), sliders[0], sliders[1], sliders[2]))
    #expect(sliders.map(\.frame.width) == [6, 7, 7])
  }

  @Test func aHigherPriorityIsServedFirst() {
    let (a, b) = (text("aaaaaaaa"), text("bbbbbbbb"))
    b.layoutPriority = 1
    _ = ElementTree.showing(group(HStackLayout(), a, b), width: 10)
    #expect(a.frame.width == 2)
    #expect(b.frame.width == 8)
  }

  @Test func aHigherPriorityLeavesTheOthersTheirSmallestLength() {
    let (a, b) = (Element(.slider(SliderContent(value: 0, bounds: 0...1))), text("b"))
    a.layoutPriority = 1
    _ = ElementTree.showing(group(HStackLayout(), a, b), width: 10)
    #expect(a.frame.width == 9)
    #expect(b.frame == rect(9, 0, 1, 1))
  }

  @Test func aSpacerPushesItsNeighboursApart() {
    let (a, b) = (text("a"), text("b"))
    let stack = group(HStackLayout(), a, spacer(), b)
    _ = ElementTree.showing(stack)
    #expect(b.frame.minX == 19)
    #expect(stack.frame.height == 1)
  }

  @Test func aSpacerKeepsItsSmallestLength() {
    let (a, b) = (text("aaaa"), text("bbbb"))
    let space = spacer(minLength: 2)
    _ = ElementTree.showing(group(HStackLayout(), a, space, b), width: 10)
    #expect(space.frame.width == 2)
    #expect(b.frame == rect(6, 0, 4, 1))
  }

  @Test func aSpacerStandsCloseToItsNeighbours() {
    let (a, b) = (text("a"), text("b"))
    let renderer = GridRenderer(spacing: CGSize(width: 2, height: 0))
    let stack = group(HStackLayout(), a, spacer(), b)
    _ = ElementTree.showing(
      group(FixedSizeLayout(), stack), renderer: renderer)
    #expect(stack.frame.width == 4)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 2), (.trailing, 4),
  ])
  func aVerticalStackAlignsItsChildren(alignment: HorizontalAlignment, x: CGFloat) {
    let (wide, narrow) = (text("wiiide"), text("na"))
    _ = ElementTree.showing(group(VStackLayout(alignment: alignment), wide, narrow))
    #expect(narrow.frame.minX == x)
  }

  @Test(arguments: [(VerticalAlignment.top, CGFloat(0)), (.center, 1), (.bottom, 2)])
  func aHorizontalStackAlignsItsChildren(alignment: VerticalAlignment, y: CGFloat) {
    let short = text("s")
    let tall = group(VStackLayout(), text("1"), text("2"), text("3"))
    _ = ElementTree.showing(group(HStackLayout(alignment: alignment), tall, short))
    #expect(short.frame.minY == y)
  }

  @Test func baselinesOfNestedTextsLieOnOneLine() {
    let label = text("label")
    let value = group(VStackLayout(), spacer(minLength: 2), text("value"))
    _ = ElementTree.showing(
      group(HStackLayout(alignment: .firstTextBaseline), label, group(FixedSizeLayout(), value)))
    #expect(label.absoluteFrame.minY == 2)
  }

  @Test func aGuideOfTheSourceMovesTheChildThatSetIt() {
    let (a, b) = (text("aaaa"), text("b"))
    b.setGuide(.leading) { _ in -3 }
    _ = ElementTree.showing(group(VStackLayout(alignment: .leading), a, b))
    #expect(b.frame.minX == 3)
  }

  @Test func layersMeetInTheMiddle() {
    let (back, front) = (text("background"), text("ab"))
    let stack = group(ZStackLayout(), back, front)
    _ = ElementTree.showing(stack)
    #expect(stack.frame.size == CGSize(width: 10, height: 1))
    #expect(front.frame.minX == 4)
  }

  @Test func layersAlignToACorner() {
    let tall = group(VStackLayout(), text("1111"), text("2222"))
    let corner = text("x")
    _ = ElementTree.showing(group(ZStackLayout(alignment: .bottomTrailing), tall, corner))
    #expect(corner.frame == rect(3, 1, 1, 1))
  }

  @Test func aDividerRunsAcrossItsStack() {
    let (a, divider) = (text("aa"), Element(.divider))
    _ = ElementTree.showing(group(VStackLayout(), a, divider))
    #expect(divider.frame == rect(0, 1, 20, 1))
    let upright = Element(.divider)
    _ = ElementTree.showing(group(HStackLayout(), text("a"), upright))
    #expect(upright.frame == rect(1, 0, 1, 10))
  }

  @Test func aGroupWithoutLayoutStacksItsChildren() {
    let (a, b) = (text("a"), text("b"))
    let plain = Element(.group)
    plain.setChildren([a, b])
    _ = ElementTree.showing(plain)
    #expect(b.frame.minY == 1)
  }

  @Test func textWrapsInTheWidthThatIsLeft() {
    let long = text("abcdefghij")
    let tree = ElementTree.showing(group(HStackLayout(), text("12345"), long), width: 10)
    #expect(long.frame == rect(5, 0, 5, 2))
    #expect(tree.size.width == 10)
  }
}
