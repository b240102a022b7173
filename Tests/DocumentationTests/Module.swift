import Foundation
import Testing

/// A module that a source can import: a folder in a layer's folder.
struct Module: CustomTestStringConvertible, Sendable {
  let name: String
  let folder: URL

  var testDescription: String { name }

  /// The module's own page, whether it is written or not.
  var page: Page { Page(name: name, folder: documentation) }

  /// The pages beside the module's own: one on each idea.
  var articles: [Page] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: documentation.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".md") }
      .map { Page(name: String($0.dropLast(3)), folder: documentation) }
      .filter { $0.name != name }
  }

  private var documentation: URL { folder.appendingPathComponent("\(name).docc") }

  /// The modules of the layers that apps build on; C targets have no page of their own.
  static let all: [Module] = ["Architecture", "Foundations", "SwiftUI", "Views"].flatMap { layer in
    let folder = Page.root.appendingPathComponent("Sources/\(layer)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Module(name: $0, folder: folder.appendingPathComponent($0)) }
      .filter { module in
        let include = module.folder.appendingPathComponent("include").path
        return !FileManager.default.fileExists(atPath: include)
      }
  }
}
