import Elements
import Testing

@testable import TerminalRenderer

@MainActor
struct KeyHintsTests {
  private let button = Sample.button("Press")
  private let field = Sample.field("text")

  /// A page over another, with tabs.
  private func window(_ children: Element...) -> Element {
    let page = Sample.element(
      .page(PageContent(title: "Inner", backTitle: "Outer")), children)
    let stack = Sample.element(.navigationStack, [page])
    return Sample.element(
      .window(WindowContent()), [Sample.element(.tabs(TabsContent()), [stack])])
  }

  private func line(focus: Element?, window: Element, columns: Int) -> String {
    KeyHints.line(focus: focus, window: window, columns: columns)
      .map { "\($0.keys) \($0.meaning)" }.joined(separator: " · ")
  }

  @Test func `The line begins with how to move, and ends with how to get out`() {
    let window = window(button)
    #expect(
      line(focus: button, window: window, columns: 80)
        == "tab move · ↵ press · alt 1…9 tabs · esc back · ? keys · ^C quit")
    #expect(
      line(focus: nil, window: window, columns: 80)
        == "tab move · alt 1…9 tabs · esc back · ? keys · ^C quit")
  }

  @Test(arguments: [
    (86, "tab move · ↵ press · m menu · del delete · alt 1…9 tabs · esc back · ? keys · ^C quit"),
    (85, "tab move · ↵ press · m menu · del delete · esc back · ? keys · ^C quit"),
    (71, "tab move · ↵ press · m menu · del delete · esc back · ? keys · ^C quit"),
    (70, "tab move · ↵ press · m menu · esc back · ? keys · ^C quit"),
    (58, "tab move · ↵ press · m menu · esc back · ? keys · ^C quit"),
    (57, "tab move · ↵ press · esc back · ? keys · ^C quit"),
    (49, "tab move · ↵ press · esc back · ? keys · ^C quit"),
    (48, "tab move · ↵ press · esc back · ^C quit"),
    (40, "tab move · ↵ press · esc back · ^C quit"),
    (39, "↵ press · esc back · ^C quit"),
    (29, "↵ press · esc back · ^C quit"),
    (28, "esc back · ^C quit"),
    (19, "esc back · ^C quit"),
    (18, "^C quit"),
    (8, "^C quit"),
    (1, "^C quit"),
  ])
  func `Where there is no room for all, what is said last of the focus goes first`(
    columns: Int, expected: String
  ) {
    button.attributes.actions = [.showActions, .delete]
    #expect(line(focus: button, window: window(button), columns: columns) == expected)
  }

  @Test func `In a field, what types text is no key`() {
    field.attributes.actions = [.showActions, .delete, .resize]
    let window = Sample.element(.window(WindowContent()), [field])
    #expect(
      line(focus: field, window: window, columns: 80)
        == "tab move · ↵ next · ^ ↑, ^ ↓ resize · ^C quit")
  }

  @Test func `Without a focus, what can be done with what is in front is named`() {
    let sheet = Sample.element(
      .sheet(SheetContent(style: .sheet, step: SheetContent.Step(0, of: 2))), [Sample.text("a")])
    sheet.attributes.actions = .resize
    let window = Sample.element(.window(WindowContent()), [button, sheet])
    #expect(
      line(focus: nil, window: window, columns: 80)
        == "tab move · ^ ↑, ^ ↓ resize · esc close · ? keys · ^C quit")
  }

  @Test func `A menu button that has an action of its own is pressed, not opened`() {
    let menu = Sample.button("Add", ButtonContent(look: .menu))
    let window = Sample.element(.window(WindowContent()), [menu])
    #expect(
      line(focus: menu, window: window, columns: 80) == "tab move · ↵ open · ? keys · ^C quit")
    menu.attributes.actions = .showActions
    #expect(
      line(focus: menu, window: window, columns: 80)
        == "tab move · ↵ press · m menu · ? keys · ^C quit")
  }
}
