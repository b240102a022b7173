import Elements
import Foundation
import Testing

@MainActor
struct EventTests {
  @Test func anEventGoesUpUntilItIsAnswered() {
    let leaf = text("leaf")
    let inner = group(VStackLayout(), leaf)
    let outer = group(VStackLayout(), inner)
    var asked: [String] = []
    inner.respond = { _ in
      asked.append("inner")
      return false
    }
    outer.respond = { event in
      asked.append("outer \(event)")
      return true
    }
    #expect(leaf.send(.dismiss))
    #expect(asked == ["inner", "outer dismiss"])
    outer.respond = nil
    #expect(!leaf.send(.dismiss))
  }

  @Test func aDisabledElementGetsNone() {
    let control = button("press")
    var presses = 0
    control.respond = { _ in
      presses += 1
      return true
    }
    control.attributes.isEnabled = false
    #expect(!control.send(.press))
    #expect(presses == 0)
  }

  @Test func theControlAtAPointIsHit() {
    let (a, b) = (button("aaaa"), button("bbbb"))
    let tree = ElementTree.showing(group(HStackLayout(spacing: 1), a, b))
    #expect(tree.element(at: CGPoint(x: 3, y: 0)) === a)
    #expect(tree.element(at: CGPoint(x: 4, y: 0)) == nil)
    #expect(tree.element(at: CGPoint(x: 5, y: 0)) === b)
    #expect(tree.element(at: CGPoint(x: 5, y: 1)) == nil)
    b.attributes.isEnabled = false
    #expect(tree.element(at: CGPoint(x: 5, y: 0)) == nil)
  }

  @Test func nothingUnderADialogIsHit() {
    let under = button("under")
    let tree = ElementTree.showing(under)
    let dialog = Element(.dialog(DialogContent(kind: .alert, title: "")))
    tree.root.setChildren([under, dialog])
    tree.update()
    #expect(tree.element(at: CGPoint(x: 1, y: 0)) == nil)
  }

  @Test func aRowOutsideItsListIsNotHit() {
    let below = button("below")
    let list = list(TestRows((0..<20).map { "row \($0)" }))
    let tree = ElementTree.showing(
      group(
        VStackLayout(alignment: .leading), group(FrameLayout(width: nil, height: 2), list), below))
    #expect(tree.element(at: CGPoint(x: 0, y: 1))?.label == "row 1")
    #expect(tree.element(at: CGPoint(x: 0, y: 2)) === below)
    #expect(
      tree.scrollingElement(at: CGPoint(x: 0, y: 1), along: .vertical, towardsEnd: true) === list)
    #expect(
      tree.scrollingElement(at: CGPoint(x: 0, y: 2), along: .vertical, towardsEnd: true) == nil)
  }

  @Test func aControlIsKnownByItsRoleLabelAndValue() {
    let toggle = Element(.toggle(ToggleContent(isOn: true)))
    toggle.setChildren([text("Wi-Fi"), text("on")])
    #expect(toggle.role == .toggle)
    #expect(toggle.label == "Wi-Fi on")
    #expect(toggle.value == "on")
    toggle.attributes.accessibility.label = "Wireless"
    #expect(toggle.label == "Wireless")
    let field = Element(.textField(TextFieldContent(text: "blob", prompt: "Name", isSecure: true)))
    #expect(field.role == .secureField && field.label == "Name" && field.value == "blob")
    #expect(Element(.button(ButtonContent(look: .link))).role == .link)
  }
}
