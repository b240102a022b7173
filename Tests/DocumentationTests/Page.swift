import Foundation
import Testing

/// A page of the documentation, with its example: a file of this target, which compiles and runs as
/// a test.
struct Page: CustomTestStringConvertible, Sendable {
  let name: String
  let file: URL

  init(name: String, folder: URL) {
    self.name = name
    file = folder.appendingPathComponent("\(name).md")
  }

  var testDescription: String { name }

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let examples = root.appendingPathComponent("Tests/DocumentationTests/Examples")

  var exampleName: String { "\(name)Example.swift" }

  func text() throws -> String {
    try #require(
      try? String(contentsOf: file, encoding: .utf8),
      "There is no page '\(name)': write \(file.relativePath)")
  }

  func example() throws -> String {
    try #require(
      try? String(contentsOf: Self.examples.appendingPathComponent(exampleName), encoding: .utf8),
      "The page '\(name)' has no example: write \(exampleName)")
  }

  /// The blocks of Swift on the page.
  func blocks() throws -> [Substring] {
    try text().components(separatedBy: "```swift\n").dropFirst().map { rest in
      rest[..<(try #require(rest.range(of: "```\n"))).lowerBound]
    }
  }
}

extension StringProtocol {
  /// Whether a block is a run of whole lines of this source, moved to the right or not.
  func shows(_ block: some StringProtocol) -> Bool {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    return [0, 2, 4, 6].contains { indentation in
      let moved = lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indentation) + $0 }
      return "\n\(self)".contains("\n\(moved.joined(separator: "\n"))")
    }
  }
}
