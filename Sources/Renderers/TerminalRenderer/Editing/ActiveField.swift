import Elements

/// The field that has the focus, with its editor.
struct ActiveField {
  let element: Element
  var editor: FieldEditor
}

extension TerminalScreen {
  /// Brings the editor in line with the focus, and with what the app made of the text.
  func adoptFocus() {
    guard let element = tree?.focus, case .textField(let content) = element.content else {
      field = nil
      return
    }
    if field?.element !== element {
      field = ActiveField(
        element: element,
        editor: FieldEditor(text: content.text, hasLines: content.lines != nil))
    } else if field?.editor.text != content.text {
      field?.editor.adopt(content.text)
      damageRows(of: element)
    }
  }

  /// Changes the field that has the focus, and tells it where its text differs.
  func edit(_ change: (inout FieldEditor) -> Void) {
    guard let field else { return }
    var editor = field.editor
    change(&editor)
    guard editor != field.editor else { return }
    self.field?.editor = editor
    damageRows(of: field.element)
    if case .textField(let content) = field.element.content, content.text != editor.text {
      field.element.send(.edit(editor.text))
    }
  }

  /// Edits by a key. Returns whether it is one that edits.
  func edit(byKey key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard field != nil else { return false }
    if editLines(byKey: key, modifiers) { return true }
    let byWord = !modifiers.isDisjoint(with: [.alt, .control])
    if let motion = motion(key, modifiers, byWord: byWord) {
      edit { $0.move(motion) }
    } else if let motion = deletion(key, modifiers, byWord: byWord) {
      edit { $0.delete(motion) }
    } else {
      return false
    }
    return true
  }

  /// Edits a field of several lines by a key that goes from line to line.
  private func editLines(
    byKey key: InputEvent.Key, _ modifiers: InputEvent.Modifiers
  ) -> Bool {
    guard let field, modifiers.isEmpty, case .textField(let content) = field.element.content,
      content.lines != nil
    else { return false }
    let lines = FieldLines(
      field.editor.text, width: CellRect(field.element.absoluteFrame).width)
    let place = lines.place(ofOffset: field.editor.beforeCursor.count)
    func move(toLine line: Int, column: Int) {
      edit { $0.moveCursor(toOffset: lines.offset(line: line, column: column)) }
    }
    switch key {
    case .enter: edit { $0.insert("\n") }
    case .up where place.line > 0: move(toLine: place.line - 1, column: place.column)
    case .down where place.line < lines.count - 1:
      move(toLine: place.line + 1, column: place.column)
    case .home: move(toLine: place.line, column: 0)
    case .end: move(toLine: place.line, column: .max)
    default: return false
    }
    return true
  }

  private func motion(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, byWord: Bool
  ) -> FieldEditor.Motion? {
    switch (key, modifiers) {
    case (.left, _): byWord ? .wordLeft : .characterLeft
    case (.right, _): byWord ? .wordRight : .characterRight
    case (.home, _), (.character("a"), .control): .start
    case (.end, _), (.character("e"), .control): .end
    case (.character("b"), .alt): .wordLeft
    case (.character("f"), .alt): .wordRight
    case (.character("b"), .control): .characterLeft
    case (.character("f"), .control): .characterRight
    default: nil
    }
  }

  private func deletion(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, byWord: Bool
  ) -> FieldEditor.Motion? {
    switch (key, modifiers) {
    case (.backspace, _): byWord ? .wordLeft : .characterLeft
    case (.delete, _): byWord ? .wordRight : .characterRight
    case (.character("w"), .control): .wordLeft
    case (.character("d"), .alt): .wordRight
    case (.character("d"), .control): .characterRight
    case (.character("u"), .control): .start
    case (.character("k"), .control): .end
    default: nil
    }
  }
}
