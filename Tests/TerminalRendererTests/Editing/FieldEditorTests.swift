import Testing

@testable import TerminalRenderer

struct FieldEditorTests {
  @Test func `Text is inserted at the cursor`() {
    var editor = editor("ab|cd")
    editor.insert("한")
    #expect(state(editor) == "ab한|cd")
  }

  @Test func `A combining mark joins the character before the cursor`() {
    var editor = editor("e|x")
    editor.insert("\u{301}")
    #expect(state(editor) == "é|x")
    editor.delete(.characterLeft)
    #expect(state(editor) == "|x")
  }

  @Test func `What breaks lines is inserted as a space, other control characters are not`() {
    var editor = editor("|")
    editor.insert("a\r\nb\tc\u{1B}[A\u{3}\u{9B}d")
    #expect(state(editor) == "a b c[Ad|")
  }

  @Test(
    arguments: [
      (.characterLeft, "a|b", "|ab"), (.characterLeft, "|ab", "|ab"),
      (.characterRight, "a|👨‍👩‍👧b", "a👨‍👩‍👧|b"), (.characterRight, "ab|", "ab|"),
      (.start, "a b|c", "|a bc"), (.end, "a|bc", "abc|"),
      (.wordLeft, "one two|", "one |two"), (.wordLeft, "one, |two", "|one, two"),
      (.wordLeft, "  |", "|  "), (.wordLeft, "한국 어|", "한국 |어"),
      (.wordRight, "|one two", "one| two"), (.wordRight, "one|, two", "one, two|"),
    ] as [(FieldEditor.Motion, String, String)])
  func `A motion moves the cursor`(motion: FieldEditor.Motion, from: String, to: String) {
    var editor = editor(from)
    editor.move(motion)
    #expect(state(editor) == to)
  }

  @Test(
    arguments: [
      (.characterLeft, "ab|c", "a|c"), (.characterLeft, "|c", "|c"),
      (.characterRight, "a|bc", "a|c"), (.characterRight, "a|", "a|"),
      (.wordLeft, "one two|!", "one |!"), (.wordRight, "a| bc d", "a| d"),
      (.start, "one t|wo", "|wo"), (.end, "one t|wo", "one t|"),
    ] as [(FieldEditor.Motion, String, String)])
  func `Deleting removes what the motion goes over`(
    motion: FieldEditor.Motion, from: String, to: String
  ) {
    var editor = editor(from)
    editor.delete(motion)
    #expect(state(editor) == to)
  }

  @Test(arguments: [
    ("abX|", "ab", "ab|"), ("aX|b", "ab", "a|b"), ("abx|c", "abx", "abx|"),
    ("abc|", "ABC", "ABC|"), ("a|bc", "ABC", "A|BC"), ("ab|c", "", "|"),
    ("1234|", "12-34", "12-34|"),
    ("ab|c", "abc", "ab|c"), ("abx|c", "ABXC", "ABX|C"), ("ABq|C", "ABQ", "ABQ|"),
    ("(12) 53|4", "(125) 34", "(125) 3|4"), ("5|(12", "(51) 2", "(5|1) 2"),
  ])
  func `The cursor keeps its place in a text that the app changed`(
    from: String, new: String, to: String
  ) {
    var editor = editor(from)
    editor.adopt(new)
    #expect(state(editor) == to)
  }

  @Test func `The cursor goes to an offset, at most to the end`() {
    var editor = editor("|a한c")
    editor.moveCursor(toOffset: 2)
    #expect(state(editor) == "a한|c")
    editor.moveCursor(toOffset: 9)
    #expect(state(editor) == "a한c|")
  }

  /// An editor from its text with a bar for the cursor.
  private func editor(_ state: String) -> FieldEditor {
    let parts = state.split(separator: "|", omittingEmptySubsequences: false)
    var editor = FieldEditor(text: parts.joined())
    editor.moveCursor(toOffset: parts[0].count)
    return editor
  }

  private func state(_ editor: FieldEditor) -> String {
    editor.beforeCursor + "|" + editor.afterCursor
  }
}
