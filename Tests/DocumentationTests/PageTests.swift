import Foundation
import Testing

/// Every module has a page, and the example on it is a file of this target: it compiles, and runs as
/// a test.
@Suite struct `Documentation pages` {
  @Test(arguments: Module.all)
  func `A module has a page whose example is compiled`(module: Module) throws {
    let page = try #require(
      try? String(contentsOf: module.page, encoding: .utf8),
      "'\(module.name)' has no page: write \(module.page.relativePath)")
    #expect(page.hasPrefix("# ``\(module.name)``\n"))

    let file = Module.examples.appendingPathComponent("\(module.name)Example.swift")
    let example = try #require(
      try? String(contentsOf: file, encoding: .utf8),
      "The page of '\(module.name)' has no example: write \(file.lastPathComponent)")
    #expect(
      page.contains("```swift\n\(example)```\n"),
      "The page of '\(module.name)' does not show \(file.lastPathComponent) as it is")
  }

  @Test func `An example belongs to a module`() throws {
    let names = Set(Module.all.map { "\($0.name)Example.swift" })
    let files = try FileManager.default.contentsOfDirectory(atPath: Module.examples.path)
    #expect(Set(files).subtracting(names) == [])
  }
}
