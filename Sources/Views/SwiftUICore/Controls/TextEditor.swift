import DataFlow
import Elements

/// Edits a text of many lines.
public struct TextEditor {
  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showField(
      text, title: Text(verbatim: ""), prompt: nil,
      lines: TextFieldContent.Lines(least: 4, fillsHeight: true), environment: environment)
  }
}
