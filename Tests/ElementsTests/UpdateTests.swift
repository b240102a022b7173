import Elements
import Foundation
import Testing

@MainActor
struct UpdateTests {
  let renderer = GridRenderer()

  @Test func anUpdateIsAskedForOnce() {
    let label = text("a")
    let tree = ElementTree.showing(group(VStackLayout(), label), renderer: renderer)
    renderer.scheduledUpdates = 0
    label.setText("b")
    label.setText("cc")
    #expect(renderer.scheduledUpdates == 1)
    tree.update()
    label.setText("d")
    #expect(renderer.scheduledUpdates == 2)
  }

  @Test func equalContentIsNoChange() {
    let label = text("a")
    let tree = ElementTree.showing(label, renderer: renderer)
    renderer.scheduledUpdates = 0
    label.setText("a")
    #expect(renderer.scheduledUpdates == 0)
    renderer.applied = []
    tree.update()
    #expect(renderer.applied.isEmpty)
  }

  @Test func aChangeIsListedOnceWhereItHappened() throws {
    let (a, b) = (text("a"), text("b"))
    let tree = ElementTree.showing(group(HStackLayout(), a, b), renderer: renderer)
    renderer.applied = []
    a.setText("aa")
    a.setText("aaa")
    tree.update()
    #expect(renderer.applied.count == 1)
    let changes = try #require(renderer.applied.first)
    #expect(changes.content.map(ObjectIdentifier.init) == [ObjectIdentifier(a)])
    #expect(changes.children.isEmpty)
    #expect(changes.frames.contains { $0 === b })
    #expect(b.frame.minX == 3)
  }

  @Test func whatDidNotChangeIsNotMeasured() {
    let rows = (0..<50).map { text("row \($0)") }
    let stack = Element(.group)
    stack.layout = AnyElementLayout(VStackLayout())
    stack.setChildren(rows)
    let tree = ElementTree.showing(stack, renderer: renderer)
    renderer.measured = []
    rows[7].setText("changed")
    tree.update()
    #expect(!renderer.measured.isEmpty)
    #expect(renderer.measured.allSatisfy { $0 === rows[7] })
  }

  @Test func contentThatMeasuresAsBeforeTouchesNothingAroundIt() {
    let a = text("a")
    let counted = CountingLayout()
    let tree = ElementTree.showing(group(counted, a), renderer: renderer)
    counted.calls.count = 0
    a.setText("x")
    tree.update()
    #expect(counted.calls.count == 0)
    #expect(renderer.screen(tree).contains("x"))
    a.setText("longer")
    tree.update()
    #expect(counted.calls.count > 0)
    #expect(a.frame.width == 6)
  }

  @Test func aControlWhoseStateChangesMeasuresAsBefore() {
    let toggle = Element(.toggle(ToggleContent(isOn: false)))
    let label = text("label")
    toggle.setChildren([label])
    let counted = CountingLayout()
    let tree = ElementTree.showing(group(counted, toggle), renderer: renderer)
    counted.calls.count = 0
    toggle.content = .toggle(ToggleContent(isOn: true))
    tree.update()
    #expect(counted.calls.count == 0)
    toggle.content = .toggle(ToggleContent(isOn: false))
    label.setText("another label")
    tree.update()
    #expect(toggle.frame.width == 13)
  }

  @Test func anUpdateWithoutAChangeMeasuresNothing() {
    let tree = ElementTree.showing(group(VStackLayout(), text("a")), renderer: renderer)
    renderer.measured = []
    tree.update()
    #expect(renderer.measured.isEmpty)
  }

  @Test func movingAnElementLeavesWhatIsInItAlone() throws {
    let inner = text("inner")
    let moved = group(PaddingLayout(.all, 0), inner)
    let above = text("a")
    let tree = ElementTree.showing(group(VStackLayout(), above, moved), renderer: renderer)
    renderer.applied = []
    above.setText("aaaaaaaaaaaaaaaaaaaaaaaaa")
    tree.update()
    #expect(moved.frame.minY == 2)
    let changes = try #require(renderer.applied.first)
    #expect(!changes.frames.contains { $0 === inner })
  }

  @Test func childrenAreKeptByIdentity() {
    let (a, b, c) = (text("a"), text("b"), text("c"))
    let stack = group(VStackLayout(), a, b)
    let tree = ElementTree.showing(stack, renderer: renderer)
    renderer.applied = []
    stack.setChildren([c, a])
    #expect(b.parent == nil && b.tree == nil)
    #expect(c.parent === stack && c.tree === tree)
    tree.update()
    #expect(renderer.screen(tree).hasPrefix("c\na\n"))
    #expect(
      renderer.applied.first?.children.map(ObjectIdentifier.init) == [ObjectIdentifier(stack)])
  }

  @Test func anElementThatLeftIsNotListed() {
    let (a, b) = (text("a"), text("b"))
    let stack = group(VStackLayout(), a, b)
    let tree = ElementTree.showing(stack, renderer: renderer)
    renderer.applied = []
    b.setText("changed")
    stack.setChildren([a])
    tree.update()
    #expect(renderer.applied.first?.content.isEmpty == true)
  }

  @Test func anElementThatMovedToAnotherParentStaysInTheTree() {
    let moved = text("moved")
    let (left, right) = (group(VStackLayout(), moved), group(VStackLayout()))
    let tree = ElementTree.showing(group(HStackLayout(), left, right), renderer: renderer)
    right.setChildren([moved])
    left.setChildren([])
    tree.update()
    #expect(moved.parent === right && moved.tree === tree)
  }

  @Test func anEqualLayoutIsNoChange() {
    let stack = group(VStackLayout(spacing: 1), text("a"))
    let tree = ElementTree.showing(stack, renderer: renderer)
    renderer.scheduledUpdates = 0
    stack.layout = AnyElementLayout(VStackLayout(spacing: 1))
    #expect(renderer.scheduledUpdates == 0)
    stack.layout = AnyElementLayout(VStackLayout(spacing: 2))
    #expect(renderer.scheduledUpdates == 1)
    #expect(stack.tree === tree)
  }

  @Test func resizingPlacesEverythingAnew() {
    let end = text("end")
    let tree = ElementTree.showing(group(HStackLayout(), spacer(), end), renderer: renderer)
    for size in [CGSize(width: 1, height: 1), .zero, CGSize(width: 30, height: 5)] {
      tree.resize(to: size)
      tree.update()
    }
    #expect(end.frame.maxX == 30)
  }

  @Test func whatTheGraphChangesWhileTheFocusMovesIsShownInTheSameUpdate() {
    let label = text("off")
    let control = button("press")
    let tree = ElementTree.showing(group(VStackLayout(), control, label), renderer: renderer)
    tree.focusChanged = { label.setText($0 == nil ? "off" : "on") }
    tree.moveFocus(.first)
    renderer.applied = []
    tree.update()
    #expect(renderer.applied.count == 1)
    #expect(renderer.screen(tree).contains("on"))
  }

  @Test func aGraphThatNeverRestsGetsItsNextRoundInTheNextTurn() {
    let label = text("0")
    let tree = ElementTree.showing(label, renderer: renderer)
    let reader = Element(.group)
    reader.layout = AnyElementLayout(FillLayout())
    tree.root.setChildren([group(VStackLayout(), label, reader)])
    var rounds = 0
    reader.reportsSize = true
    reader.respond = { _ in
      rounds += 1
      label.setText(String(repeating: "x", count: (rounds + 1) * 20))
      return true
    }
    tree.resize(to: CGSize(width: 20, height: 1000))
    renderer.scheduledUpdates = 0
    tree.update()
    #expect(rounds > 1 && rounds < 50)
    #expect(renderer.scheduledUpdates == 1)
  }

  @Test func deepTreesAreLaidOut() {
    let leaf = text("leaf")
    var top = leaf
    for depth in 0..<2_000 {
      let parent = Element(.group)
      parent.layout =
        depth.isMultiple(of: 2)
        ? AnyElementLayout(VStackLayout()) : AnyElementLayout(HStackLayout())
      parent.setChildren(depth.isMultiple(of: 5) ? [top, Element(.group)] : [top])
      top = parent
    }
    let tree = ElementTree.showing(top, renderer: renderer)
    #expect(top.text == "leaf")
    leaf.setText("changed")
    tree.update()
    #expect(top.frame.width == 7)
  }
}

/// Overlays its children, and counts how often it is asked.
private struct CountingLayout: Layout {
  final class Calls { var count = 0 }
  let calls = Calls()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    calls.count += 1
    return subviews.reduce(CGSize.zero) { size, subview in
      let next = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    calls.count += 1
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
