import Elements

extension TestScreen: @MainActor CustomStringConvertible {
  /// What is on the screen, and what can be done with it: what a test that fails needs to know.
  public var description: String {
    let shown = text
    let controls = tree.root.reachableElements.filter(\.isControl).map(\.summary)
    return """
      The screen:

      \(shown.isEmpty ? "(nothing)" : shown)

      What the user can work (column, row):

      \(controls.isEmpty ? "(nothing)" : controls.joined(separator: "\n"))
      """
  }
}

extension Element {
  /// A control in one line: where it is, what it is, what it is called, what it stands at.
  fileprivate var summary: String {
    let metrics = metrics
    let corner = absoluteFrame.origin
    let column = Int((corner.x / metrics.grid.width).rounded())
    let row = Int((corner.y / metrics.grid.height).rounded())
    var summary = "(\(column), \(row)) \(role.rawValue) “\(label)”"
    if let value { summary += " = “\(value)”" }
    if let identifier = attributes.accessibility.identifier { summary += " #\(identifier)" }
    if !attributes.isEnabled { summary += " (disabled)" }
    return summary
  }
}
