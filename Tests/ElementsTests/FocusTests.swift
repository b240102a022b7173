import Elements
import Foundation
import Testing

@MainActor
struct FocusTests {
  let renderer = GridRenderer()

  @Test func theFocusMovesInTheOrderOfTheSource() {
    let (a, b, c) = (button("a"), button("b"), button("c"))
    let tree = ElementTree.showing(
      group(VStackLayout(), a, group(HStackLayout(), text("label"), b), c), renderer: renderer)
    #expect(tree.focus == nil)
    var order: [Element?] = []
    for _ in 0..<4 {
      tree.moveFocus(.next)
      order.append(tree.focus)
    }
    #expect(order.map { $0?.label } == ["a", "b", "c", "a"])
    tree.moveFocus(.previous)
    #expect(tree.focus === c)
    tree.moveFocus(.first)
    #expect(tree.focus === a)
    tree.moveFocus(.last)
    #expect(tree.focus === c)
  }

  @Test func whatIsDisabledIsLeftOut() {
    let (a, b, c) = (button("a"), button("b"), button("c"))
    b.attributes.isEnabled = false
    let tree = ElementTree.showing(group(VStackLayout(), a, b, c), renderer: renderer)
    tree.setFocus(a)
    tree.moveFocus(.next)
    #expect(tree.focus === c)
    tree.setFocus(b)
    #expect(tree.focus === c)
  }

  @Test func theFocusMovesToTheNearestOnASide() {
    let (a, b, c, d) = (button("aaaa"), button("bbbb"), button("cccc"), button("dddd"))
    let tree = ElementTree.showing(
      group(VStackLayout(), group(HStackLayout(), a, b), group(HStackLayout(), c, d)),
      renderer: renderer)
    tree.setFocus(b)
    tree.moveFocus(.down)
    #expect(tree.focus === d)
    tree.moveFocus(.left)
    #expect(tree.focus === c)
    tree.moveFocus(.up)
    #expect(tree.focus === a)
    #expect(!tree.moveFocus(.up))
    tree.moveFocus(.right)
    #expect(tree.focus === b)
  }

  @Test func theRendererTheElementsAndTheGraphAreTold() {
    let (a, b) = (button("a"), button("b"))
    var events: [String] = []
    for element in [a, b] {
      element.respond = { event in
        events.append("\(element.label) \(event)")
        return true
      }
    }
    let tree = ElementTree.showing(group(VStackLayout(), a, b), renderer: renderer)
    tree.focusChanged = { events.append("tree \($0?.label ?? "none")") }
    tree.setFocus(a)
    tree.setFocus(b)
    tree.setFocus(nil)
    #expect(
      events == [
        "a focused(true)", "tree a", "a focused(false)", "b focused(true)", "tree b",
        "b focused(false)", "tree none",
      ])
    renderer.applied = []
    tree.update()
    #expect(renderer.applied.first?.focus == true)
  }

  @Test func anElementThatGoesHandsTheFocusToItsNeighbour() {
    let (a, b, c) = (button("a"), button("b"), button("c"))
    let stack = group(VStackLayout(), a, b, c)
    let tree = ElementTree.showing(stack, renderer: renderer)
    tree.setFocus(b)
    stack.setChildren([a, c])
    tree.update()
    #expect(tree.focus === c)
    stack.setChildren([a])
    tree.update()
    #expect(tree.focus === a)
    stack.setChildren([])
    tree.update()
    #expect(tree.focus == nil)
  }

  @Test func anElementThatIsDisabledHandsTheFocusOn() {
    let (a, b, c) = (button("a"), button("b"), button("c"))
    let tree = ElementTree.showing(group(VStackLayout(), a, b, c), renderer: renderer)
    tree.setFocus(b)
    b.attributes.isEnabled = false
    tree.update()
    #expect(tree.focus === c)
  }

  @Test func theFocusSurvivesWhenItsParentGoesAway() {
    let (a, b, c) = (button("a"), button("b"), button("c"))
    let inner = group(VStackLayout(), b)
    let outer = group(VStackLayout(), a, inner, c)
    let tree = ElementTree.showing(outer, renderer: renderer)
    tree.setFocus(b)
    inner.setChildren([])
    outer.setChildren([a, c])
    tree.update()
    #expect(tree.focus === c)
  }

  private func dialog(_ buttons: Element...) -> Element {
    let dialog = Element(.dialog(DialogContent(kind: .alert, title: "Sure?")))
    dialog.setChildren(buttons)
    return dialog
  }

  @Test func aDialogTakesTheFocusAndGivesItBack() {
    let (a, b) = (button("a"), button("b"))
    let content = group(VStackLayout(), a, b)
    let tree = ElementTree.showing(content, renderer: renderer)
    tree.setFocus(b)
    let (cancel, ok) = (button("cancel"), button("ok", isDefault: true))
    tree.root.setChildren([content, dialog(cancel, ok)])
    tree.update()
    #expect(tree.focus === ok)
    tree.moveFocus(.next)
    #expect(tree.focus === cancel)
    tree.setFocus(a)
    #expect(tree.focus === cancel)
    tree.root.setChildren([content])
    tree.update()
    #expect(tree.focus === b)
  }

  @Test func aDialogGivesBackThatThereWasNoFocus() {
    let content = button("a")
    let tree = ElementTree.showing(content, renderer: renderer)
    tree.root.setChildren([content, dialog(button("ok"))])
    tree.update()
    #expect(tree.focus?.label == "ok")
    tree.root.setChildren([content])
    tree.update()
    #expect(tree.focus == nil)
  }

  @Test func aPageKeepsItsFocusWhileAnotherLiesOverIt() {
    func page(_ buttons: Element...) -> Element {
      let page = Element(.page(PageContent()))
      page.setChildren([group(VStackLayout(), buttons[0], buttons[1])])
      return page
    }
    let (a, b, c, d) = (button("a"), button("b"), button("c"), button("d"))
    let (first, second) = (page(a, b), page(c, d))
    let stack = Element(.navigationStack)
    stack.setChildren([first])
    let tree = ElementTree.showing(stack, renderer: renderer)
    tree.setFocus(b)
    stack.setChildren([first, second])
    tree.update()
    #expect(tree.focus === c)
    #expect(tree.focusKeeper === second)
    stack.setChildren([first])
    tree.update()
    #expect(tree.focus === b)
  }

  @Test func movingDownAListScrollsIt() throws {
    let rows = TestRows((0..<1_000).map { "row \($0)" })
    let list = list(rows)
    let tree = ElementTree.showing(list, renderer: renderer)
    tree.moveFocus(.first)
    for _ in 0..<300 {
      #expect(tree.moveFocus(.down))
      tree.update()
    }
    let focus = try #require(tree.focus)
    #expect(focus.label == "row 300")
    #expect(rect(0, 0, 20, 10).contains(focus.absoluteFrame))
    #expect((list.rows?.liveCount ?? .max) <= 18)
    for _ in 0..<300 {
      tree.moveFocus(.up)
      tree.update()
    }
    #expect(tree.focus?.label == "row 0")
    #expect(list.rows?.canScroll(towardsEnd: false) == false)
  }

  @Test func tabLeavesAListAfterItsLastRow() {
    let after = button("after")
    let list = list(TestRows((0..<30).map { "row \($0)" }))
    let tree = ElementTree.showing(group(VStackLayout(), list, after), renderer: renderer)
    tree.moveFocus(.first)
    var moves = 0
    while tree.focus !== after, moves < 100 {
      tree.moveFocus(.next)
      tree.update()
      moves += 1
    }
    #expect(moves == 30)
  }

  @Test func rowsWithoutControlsAreScrolledOver() {
    let rows = TestRows((0..<60).map { "row \($0)" }) { name in
      name.hasSuffix("0") ? button(name) : text(name)
    }
    let list = list(rows)
    let tree = ElementTree.showing(list, height: 4, renderer: renderer)
    tree.moveFocus(.first)
    tree.update()
    var reached: [String] = []
    for _ in 0..<80 {
      tree.moveFocus(.down)
      tree.update()
      guard let focus = tree.focus, focus.isControl, reached.last != focus.label else { continue }
      reached.append(focus.label)
    }
    #expect(reached.suffix(4) == ["row 20", "row 30", "row 40", "row 50"])
    #expect(list.rows?.canScroll(towardsEnd: true) == false)
  }

  @Test func aListWithoutControlsTakesTheFocusAndScrolls() {
    let list = list(TestRows((0..<40).map { "row \($0)" }) { text($0) })
    let tree = ElementTree.showing(list, renderer: renderer)
    tree.moveFocus(.first)
    #expect(tree.focus === list)
    tree.moveFocus(.down)
    tree.update()
    #expect(renderer.screen(tree).hasPrefix("row 1\n"))
    tree.moveFocus(.up)
    tree.update()
    #expect(!tree.moveFocus(.up))
  }

  @Test func aListThatFitsTakesNoFocus() {
    let tree = ElementTree.showing(list(TestRows(["a"]) { text($0) }), renderer: renderer)
    #expect(tree.focusOrder.isEmpty)
  }

  @Test func aRowThatScrolledAwayHandsItsFocusToOneInSight() throws {
    let list = list(TestRows((0..<100).map { "row \($0)" }))
    let tree = ElementTree.showing(list, renderer: renderer)
    tree.moveFocus(.first)
    tree.update()
    list.rows?.scroll(by: 50)
    tree.update()
    #expect(tree.focus?.label == "row 50")
    #expect(renderer.screen(tree).contains("row 59"))
    list.rows?.scroll(by: -30)
    tree.update()
    #expect(tree.focus?.label == "row 20")
    #expect(renderer.screen(tree).contains("row 20"))
  }
}
