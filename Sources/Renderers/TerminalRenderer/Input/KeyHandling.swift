import Elements
import Foundation

extension TerminalScreen {
  /// Does what the user asked for, and brings the screen up to date.
  public func handle(_ event: InputEvent) {
    guard let tree else { return }
    // What the user sees next is what the event is about: changes that are not drawn yet come
    // first.
    tree.update()
    adoptFocus()
    if showsHelp {
      // Any key closes the list; what it does otherwise would surprise.
      showsHelp = false
      drawDamage()
      return
    }
    switch event {
    case .text(let text): type(text)
    case .paste(let text): edit { $0.insert(text) }
    case .key(let key, let modifiers): press(key, modifiers)
    case .mouse(let event): handle(event)
    }
    tree.update()
    // What the app made of a field's text may be what it was before, which is no change to the
    // tree.
    adoptFocus()
    drawDamage()
  }

  private func type(_ text: String) {
    if field != nil { return edit { $0.insert(text) } }
    for character in text {
      switch character {
      case " ": activate()
      case "+", "=": adjust(by: 1)
      case "-": adjust(by: -1)
      case "m": tree?.focus?.send(.showActions)
      case "r": refresh()
      case "/": search()
      case "?": showsHelp = true
      default: break
      }
    }
  }

  private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
    if edit(byKey: key, modifiers) || press(shortcut: key, modifiers) { return }
    if modifiers.contains(.shift) || modifiers.contains(.alt), act(onRowByKey: key) { return }
    if modifiers == .control, resize(byKey: key) { return }
    switch key {
    case .tab: move(modifiers.contains(.shift) ? .previous : .next)
    case .up: if !move(.up) { scrollDialog { _ in -1 } }
    case .down: if !move(.down) { scrollDialog { _ in 1 } }
    case .left: step(by: -1)
    case .right: step(by: 1)
    case .home: goToEdge(towardsEnd: false)
    case .end: goToEdge(towardsEnd: true)
    case .pageUp where modifiers.contains(.control): goToTab(by: -1)
    case .pageDown where modifiers.contains(.control): goToTab(by: 1)
    case .pageUp: scrollPage(towardsEnd: false)
    case .pageDown: scrollPage(towardsEnd: true)
    case .enter: activate()
    case .escape: leave()
    case .backspace, .delete: tree?.focus?.send(.delete)
    case .character(let character) where modifiers.contains(.alt): selectTab(character)
    case .character: break
    }
  }

  /// What Escape does: leaves the innermost page or presentation around the focus, or the one on
  /// top; where there is no way out of that, a page beside it.
  private func leave() {
    guard let tree, tree.focus?.send(.dismiss) != true, !tree.focusKeeper.send(.dismiss) else {
      return
    }
    _ = pagesInReach.contains { $0.send(.dismiss) }
  }

  /// What Return and Space do.
  private func activate() {
    guard let element = tree?.focus else {
      // A dialog has a button for whoever just presses Return.
      tree?.focusScope.defaultButton?.send(.press)
      return
    }
    switch element.content {
    case .button, .disclosure, .tab, .picker, .option, .tappable, .cell: element.send(.press)
    case .toggle(let toggle): element.send(.toggle(!toggle.isOn))
    case .textField:
      // Where nothing waits for it, Return goes on to the next field, as in a form on paper.
      if !element.send(.submit), !press(.submit) { move(.next) }
    default: break
    }
  }

  /// Moves the focus. Where nothing has it, the first that is in sight gets it: a list that was
  /// scrolled stays. Returns whether something moved or scrolled.
  @discardableResult
  private func move(_ direction: FocusMove) -> Bool {
    guard let tree else { return false }
    let isForward = direction != .previous && direction != .up
    if tree.focus == nil, isForward, let first = tree.focusOrder.first(where: \.isInSight) {
      tree.setFocus(first)
      return true
    }
    return tree.moveFocus(direction)
  }

  /// Left and right: change the value of the focused control, or go to its neighbour.
  private func step(by direction: Int) {
    if !adjust(by: direction) { move(direction < 0 ? .left : .right) }
  }

  /// Changes the value of the focused control by a step. Returns whether it is one that has steps.
  @discardableResult
  private func adjust(by direction: Int) -> Bool {
    guard let element = tree?.focus else { return false }
    switch element.content {
    case .stepper(let stepper):
      if direction > 0 ? stepper.canIncrement : stepper.canDecrement {
        element.send(.step(direction))
      }
      return true
    case .picker:
      element.send(.step(direction))
      return true
    case .slider(let slider):
      let value = slider.value(steps: direction)
      if value != slider.value { element.send(.slide(value)) }
      return true
    default: return false
    }
  }
}

extension Element {
  /// The button that Return presses in a dialog.
  fileprivate var defaultButton: Element? {
    guard case .dialog = content else { return nil }
    return children.first { child in
      if case .button(let button) = child.content { button.isDefault } else { false }
    } ?? children.first(where: \.isButton)
  }
}
