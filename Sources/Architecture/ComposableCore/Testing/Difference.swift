import CustomDump

/// The difference between what is expected and what there is, or both where they look the same.
func difference<Value>(_ expected: Value, _ actual: Value, of name: String = "Actual") -> String {
  if let difference = diff(expected, actual, format: .proportional) {
    return """
      \(difference.indented(by: 4))

      (Expected: −, \(name): +)
      """
  }
  return """
    Expected:
    \(String(describing: expected).indented(by: 2))

    \(name):
    \(String(describing: actual).indented(by: 2))
    """
}

extension String {
  func indented(by count: Int) -> String {
    let indent = String(repeating: " ", count: count)
    return indent + replacing("\n", with: "\n" + indent)
  }
}
