/// The text of a failure that shows the difference between two values which should be equal.
func difference<T>(
  between first: T, _ second: T, named names: (String, String), title: String = "Difference"
) -> String {
  let format = DiffFormat.proportional
  guard let difference = diff(first, second, format: format) else {
    return """
      \(title): the values are not equal, but no difference was detected.

        \(names.0): \(String(reflecting: first))
        \(names.1): \(String(reflecting: second))
      """
  }
  let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
  return """
    \(title): …

    \(lines.map { "  " + $0 }.joined(separator: "\n"))

    (\(names.0): \(format.first), \(names.1): \(format.second))
    """
}
