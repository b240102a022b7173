import Elements

extension TerminalScreen {
  /// Presses the button that a key is the shortcut of. Returns whether there is one.
  func press(shortcut key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    switch key {
    case .escape: press(.leave)
    case .character(let character) where modifiers == .control:
      press(.key(character, withAlternative: false))
    case .character(let character) where modifiers == .alt:
      press(.key(character, withAlternative: true))
    default: false
    }
  }

  /// Presses the first button that is in reach and has a shortcut. Returns whether there is one.
  @discardableResult
  func press(_ shortcut: ButtonContent.Shortcut) -> Bool {
    let button = tree?.focusOrder.first { element in
      if case .button(let button) = element.content { button.shortcut == shortcut } else { false }
    }
    guard let button else { return false }
    return button.send(.press)
  }
}
