import Foundation
import Testing

/// What tests may do with the ids of a stack, and apps may not. A process of its own is the app.
@Suite struct StackIDsInAppsTests {
  @Test("An app that writes an id as a literal stops, and is told where ids come from")
  func literals() throws {
    let app = try FinishedApp("literal")
    #expect(!app.hasSucceeded)
    #expect(app.errors.contains("written as the literal '0' outside of a test: take ids"))
  }

  @Test("An app that writes an element under an id that is gone changes nothing, and is told so")
  func absentElements() throws {
    let app = try FinishedApp("absent")
    #expect(app.hasSucceeded)
    #expect(app.output == "[]\n")
    #expect(app.errors.contains("under the id #0, which is not there: append it instead"))
  }
}

private struct FinishedApp {
  let output: String
  let errors: String
  let hasSucceeded: Bool

  init(_ mistake: String) throws {
    let (output, errors) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("StackProbe")
    process.arguments = [mistake]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What the app writes fits into the pipes.
    process.waitUntilExit()
    self.output = Self.text(output)
    self.errors = Self.text(errors)
    hasSucceeded = process.terminationReason == .exit && process.terminationStatus == 0
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
