import Foundation
import Testing

/// Every module has a page, and what a page shows is compiled, and runs where it is a test.
@Suite struct `Documentation pages` {
  @Test(arguments: Module.all)
  func `A module has a page that shows the whole of its example`(module: Module) throws {
    let page = try module.page.text()
    #expect(page.hasPrefix("# ``\(module.name)``\n"))
    #expect(
      page.contains("```swift\n\(try module.page.example())```\n"),
      "The page of '\(module.name)' does not show \(module.page.exampleName) as it is")
  }

  @Test(arguments: Module.all)
  func `The articles of a module are on its page`(module: Module) throws {
    let page = try module.page.text()
    for article in module.articles {
      #expect(page.contains("- <doc:\(article.name)>\n"), "\(article.name) is not linked")
    }
  }

  @Test(arguments: Module.all.flatMap(\.articles))
  func `Each block of Swift in an article is a part of its example`(article: Page) throws {
    let example = try article.example()
    let blocks = try article.blocks()
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(example.shows(block), "\(article.exampleName) does not have these lines:\n\(block)")
    }
  }

  @Test func `An example belongs to a page`() throws {
    let pages = Module.all.flatMap { [$0.page] + $0.articles }
    let files = try FileManager.default.contentsOfDirectory(atPath: Page.examples.path)
    #expect(Set(files).subtracting(pages.map(\.exampleName)) == [])
  }
}
