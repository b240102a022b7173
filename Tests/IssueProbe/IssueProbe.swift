import Foundation
import IssueReporting
import XCTestDynamicOverlay

/// An app that reports issues, as its first argument says.
@main
struct IssueProbe {
  struct Spilled: Error {}

  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "context":
      print(isTesting, TestContext.current as Any)
    case "report":
      reportIssue("Out of tea")
      reportIssue()
      reportIssue("")
      reportIssue("Nearly out of tea", severity: .warning)
      reportIssue(Spilled(), "While pouring")
    case "breakpoint":
      withIssueReporters([.breakpoint]) { reportIssue("Out of tea") }
    case "process":
      IssueReporters.current = []
      await Task.detached { reportIssue("Silenced") }.value
      IssueReporters.current = [.default]
      await Task.detached { reportIssue("Out of tea") }.value
    case "expect":
      withExpectedIssue { reportIssue("Expected") }
      await withExpectedIssue {
        await Task.yield()
        throw Spilled()
      }
      withExpectedIssue(isIntermittent: true) {}
      withExpectedIssue("No tea") {}
    case "libraries":
      // What is mapped into this process. Not `String(contentsOfFile:)`: that stops after one page
      // of a file that tells no size.
      let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
      print(String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self))
    case let unknown:
      fatalError("There is no '\(unknown ?? "")'; see 'IssueProbe.swift' for what there is.")
    }
  }
}
