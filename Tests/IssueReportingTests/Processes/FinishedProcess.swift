import Foundation

/// What is left of a program that has run to its end.
struct FinishedProcess {
  let output: String
  let errors: String
  let hasSucceeded: Bool

  /// Runs the app whose reports the tests read.
  static func probe(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> FinishedProcess {
    try await run(
      tests.deletingLastPathComponent().appendingPathComponent("IssueProbe"), arguments,
      environment: environment)
  }

  /// Runs the program of these tests again.
  static func tests(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> FinishedProcess {
    try await run(tests, arguments, environment: environment)
  }

  private static let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  private static func run(
    _ program: URL, _ arguments: [String], environment: [String: String]
  ) async throws -> FinishedProcess {
    let (output, errors) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    return try await withCheckedThrowingContinuation { continuation in
      // What the program writes fits into the pipes.
      process.terminationHandler = { process in
        continuation.resume(
          returning: FinishedProcess(
            output: text(output), errors: text(errors),
            hasSucceeded: process.terminationReason == .exit && process.terminationStatus == 0))
      }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
