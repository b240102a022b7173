import Elements
import IssueReporting

/// An alert or a confirmation dialog of a ``TestScreen``.
@MainActor
public struct TestDialog {
  let screen: TestScreen
  let kind: DialogContent.Kind

  /// Whether it is presented, on top of everything else.
  public var exists: Bool { element != nil }

  public var title: String? {
    guard case .dialog(let content) = element?.content else { return nil }
    return content.title
  }

  /// The text under the title; `nil` where there is none.
  public var message: String? {
    let texts = element?.children.filter { $0.role != .button }.map(\.text) ?? []
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The labels of the buttons, in their order.
  public var buttons: [String] {
    element?.children.filter { $0.role == .button }.map(\.label) ?? []
  }

  /// Presses the button with a label.
  public func choose(
    _ button: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard exists else { return place.report(missing) }
    screen.button(button).press(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Leaves the dialog as Escape does.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard exists else { return place.report(missing) }
    screen.press(.escape)
  }

  private var missing: String {
    let name = kind == .alert ? "alert" : "confirmation dialog"
    return "No \(name) is presented.\n\n\(screen.description)"
  }

  private var element: Element? {
    screen.tree.update()
    guard let top = screen.tree.root.children.last, case .dialog(let content) = top.content,
      content.kind == kind
    else { return nil }
    return top
  }
}
