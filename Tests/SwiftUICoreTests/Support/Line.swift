import DataFlow
import Elements
import SwiftUICore

/// One text, as small as a view can be.
struct Line: Equatable {
  let string: String
  init(_ string: String) { self.string = string }
}

extension Line: _ElementView {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .text(TextContent([TextContent.Run(string)]))
  }
}

/// A button without looks.
struct Press<Label: View> {
  let action: () -> Void
  let label: Label

  init(_ title: String, action: @escaping () -> Void) where Label == Line {
    self.action = action
    label = Line(title)
  }
}

extension Press: _ElementView {
  var _content: Label { label }

  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .button(ButtonContent())
    let action = action
    element.respond = { event in
      guard event == .press else { return false }
      action()
      return true
    }
  }
}

/// A text field without looks.
struct Field {
  let text: Binding<String>
}

extension Field: _ElementView {
  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .textField(TextFieldContent(text: text.wrappedValue, prompt: ""))
    element.respond = { [text] event in
      guard case .edit(let new) = event else { return false }
      text.wrappedValue = new
      return true
    }
  }
}

extension Screen {
  func press(_ title: String) {
    let buttons = elements { if case .button = $0 { true } else { false } }
    let button = buttons.first { element in
      element.subtree.contains { child in
        if case .text(let text) = child.content { text.string == title } else { false }
      }
    }
    button?.send(.press)
    update()
  }
}
