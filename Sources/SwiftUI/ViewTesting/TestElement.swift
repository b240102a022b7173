import Elements
import IssueReporting
import TerminalRenderer

/// An element of a ``TestScreen``, looked up anew each time that it is used.
///
/// An action on an element that is missing, or disabled, or there several times, fails the test at
/// the line of the action and does nothing.
@MainActor
public struct TestElement {
  let screen: TestScreen
  let query: ElementQuery

  // MARK: - Reading

  /// Whether there is exactly one such element that the user can reach.
  public var exists: Bool { element != nil }

  /// Whether the element takes what the user does.
  public var isEnabled: Bool { element?.attributes.isEnabled ?? false }

  /// Whether the keyboard works the element.
  public var isFocused: Bool { element.map { $0 === screen.tree.focus } ?? false }

  /// Whether the element is on, for a toggle, expanded, for a disclosure group, or chosen, for an
  /// option of a picker that shows all.
  public var isOn: Bool {
    switch element?.content {
    case .toggle(let toggle): toggle.isOn
    case .disclosure(let disclosure): disclosure.isExpanded
    case .tab(let tab): tab.isSelected
    case .option(let option): option.isSelected
    default: false
    }
  }

  /// What the element is called; `nil` when it is missing.
  public var label: String? { element?.label }

  /// What the element stands at, as text: what is typed, how far a slider is.
  public var value: String? { element?.value }

  /// What the source says the element is besides what it shows.
  public var traits: AccessibilityTraits { element?.attributes.accessibility.traits ?? [] }

  // MARK: - Working

  /// Presses a button, a link or the heading of a disclosure group.
  public func press(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    send(
      .press, from: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Turns a toggle over.
  public func toggle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(at: place) { element in
      guard case .toggle(let toggle) = element.content else {
        return place.report("\(query.title) is no toggle.")
      }
      deliver(.toggle(!toggle.isOn), to: element, at: place)
    }
  }

  /// Types characters into a text field, one after the other, at its end.
  public func type(
    _ text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      screen.press(.end, .control)
      screen.type(text)
    }
  }

  /// Empties a text field.
  public func clear(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      screen.press(.end, .control)
      screen.press(.character("u"), .control)
    }
  }

  /// Presses Return in a text field.
  public func submit(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    edit(at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      screen.press(.enter)
    }
  }

  /// Chooses an option of a picker, by the text that it shows.
  public func choose(
    _ option: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(at: place) { element in
      guard case .picker = element.content else {
        return place.report("\(query.title) is no picker.")
      }
      let options = element.children.dropFirst().map(\.label)
      guard let index = options.firstIndex(of: option) else {
        let list = options.map { "“\($0)”" }.joined(separator: ", ")
        return place.report("\(query.title) has no option “\(option)”, but \(list).")
      }
      deliver(.choose(index), to: element, at: place)
    }
  }

  /// Moves a slider to a value.
  public func slide(
    to value: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    send(
      .slide(value),
      from: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Steps a stepper up.
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    step(by: 1, at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Steps a stepper down.
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    step(by: -1, at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Has the keyboard work the element.
  public func focus(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)) { _ in }
  }
}

extension TestElement {
  private var element: Element? {
    screen.tree.update()
    if case .found(let element) = query.answer(in: screen.tree.root) { return element }
    return nil
  }

  private func send(_ event: ElementEvent, from place: IssueLocation) {
    act(at: place) { deliver(event, to: $0, at: place) }
  }

  private func step(by step: Int, at place: IssueLocation) {
    act(at: place) { element in
      guard case .stepper(let stepper) = element.content else {
        return place.report("\(query.title) is no stepper.")
      }
      guard step > 0 ? stepper.canIncrement : stepper.canDecrement else {
        return place.report("\(query.title) is at the end of its range.")
      }
      deliver(.step(step), to: element, at: place)
    }
  }

  private func edit(at place: IssueLocation, _ edit: () -> Void) {
    act(at: place) { element in
      guard case .textField = element.content else {
        return place.report("\(query.title) is no text field.")
      }
      edit()
    }
  }

  private func deliver(_ event: ElementEvent, to element: Element, at place: IssueLocation) {
    if !element.send(event) { place.report("\(query.title) does not answer to that.") }
  }

  /// Finds the element, gives it the focus as a user would, and brings the screen up to date after
  /// the action.
  private func act(at place: IssueLocation, _ action: (Element) -> Void) {
    let tree = screen.tree
    tree.update()
    switch query.answer(in: tree.root) {
    case .missing:
      place.report("There is no \(query.description).\n\n\(screen.description)")
    case .several(let elements):
      place.report(
        """
        \(elements.count) elements match \(query.description): say which one with 'at:', from 0 on.

        \(screen.description)
        """)
    case .found(let element):
      guard element.attributes.isEnabled else {
        return place.report("\(query.title) is disabled.\n\n\(screen.description)")
      }
      if element.isFocusable {
        tree.setFocus(element)
        tree.update()
      }
      action(element)
      tree.update()
    }
  }
}

extension ElementQuery {
  var description: String {
    kind + (name.map { " “\($0)”" } ?? "") + (index.map { " at \($0)" } ?? "")
  }

  /// The description as the beginning of a sentence.
  var title: String { "The " + description }
}
