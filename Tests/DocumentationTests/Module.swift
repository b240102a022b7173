import Foundation
import Testing

/// A module that a source can import: a folder in a layer's folder.
struct Module: CustomTestStringConvertible, Sendable {
  let name: String
  let folder: URL

  var page: URL { folder.appendingPathComponent("\(name).docc/\(name).md") }
  var testDescription: String { name }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let examples = root.appendingPathComponent("Tests/DocumentationTests/Examples")

  /// The modules of the layers that apps build on; C targets have no page of their own.
  static let all: [Module] = ["Architecture", "Foundations", "SwiftUI", "Views"].flatMap { layer in
    let folder = root.appendingPathComponent("Sources/\(layer)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Module(name: $0, folder: folder.appendingPathComponent($0)) }
      .filter { module in
        let include = module.folder.appendingPathComponent("include").path
        return !FileManager.default.fileExists(atPath: include)
      }
  }
}
