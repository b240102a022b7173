import Elements
import Foundation
import Testing

/// Layout is in proportion to what changed.
@MainActor
struct LayoutCostTests {
  private func column(_ count: Int) -> (stack: Element, texts: [Element]) {
    let texts = (0..<count).map { text("text \($0 % 10)") }
    let stack = Element(.group)
    stack.layout = AnyElementLayout(VStackLayout(alignment: .leading))
    stack.setChildren(texts)
    return (stack, texts)
  }

  @Test func oneOfAThousandTextsChanges() {
    let renderer = GridRenderer()
    let (stack, texts) = column(1_000)
    let tree = ElementTree.showing(stack, height: 1_000, renderer: renderer)
    for string in ["other!", "longer than the others"] {
      renderer.measured = []
      renderer.applied = []
      texts[500].setText(string)
      tree.update()
      #expect(Set(renderer.measured.map(ObjectIdentifier.init)) == [ObjectIdentifier(texts[500])])
      let isSame = stack.children.elementsEqual(texts) { $0 === $1 }
      #expect(isSame)
      #expect(renderer.applied.flatMap(\.content).count == 1)
      #expect(renderer.applied.flatMap(\.children).isEmpty)
    }
  }

  @Test func aTextThatMeasuresTheSameMovesNothing() {
    let renderer = GridRenderer()
    let (stack, texts) = column(100)
    let tree = ElementTree.showing(stack, height: 100, renderer: renderer)
    renderer.applied = []
    texts[50].setText("TEXT 5")
    tree.update()
    #expect(renderer.applied.flatMap(\.frames).isEmpty)
  }

  @Test func whatIsWrappedIsMeasuredOnce() {
    let renderer = GridRenderer()
    let (stack, texts) = column(100)
    stack.setChildren(
      texts.map { text in
        group(
          BackgroundLayout(), Element(.divider),
          group(PaddingLayout(.all, 1), group(OffsetLayout(CGSize(width: 1, height: 0)), text)))
      })
    let tree = ElementTree.showing(stack, height: 400, renderer: renderer)
    renderer.measured = []
    texts[50].setText("other!")
    tree.update()
    #expect(renderer.measured.allSatisfy { $0 === texts[50] })
    #expect(renderer.measured.count < 10)
  }
}
