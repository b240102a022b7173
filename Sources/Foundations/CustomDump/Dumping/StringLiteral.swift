/// A string as it is written in source.
struct StringLiteral {
  let string: String
  let isMultiline: Bool

  init(_ string: String) {
    self.string = string
    isMultiline = string.contains(where: \.isNewline)
  }

  /// The lines of the literal, all but the first indented when it takes several.
  func text(indent: Int, isCollapsed: Bool) -> String {
    if isMultiline {
      if isCollapsed { return "\"…\"" }
      let (opening, closing) = delimiters(hashes: hashes)
      return ([opening] + lines.map { spaces(indent) + $0 } + [spaces(indent) + closing])
        .joined(separator: "\n")
    }
    guard string.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return string.debugDescription
    }
    let (opening, closing) = delimiters(hashes: hashes)
    return opening + string + closing
  }

  var lines: [Substring] {
    string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  func delimiters(hashes: Int) -> (opening: String, closing: String) {
    let quotes = isMultiline ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: hashes)
    return (hashes + quotes, quotes + hashes)
  }

  /// How many `#` make the literal unambiguous: one for a backslash, and one more than follow on
  /// quotes in the string.
  var hashes: Int {
    let quotes = isMultiline ? "\"\"\"" : "\""
    return string.ranges(of: quotes)
      .map { string[$0.upperBound...].prefix { $0 == "#" }.count + 1 }
      .reduce(string.contains("\\") ? 1 : 0, max)
  }
}
