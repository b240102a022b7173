import Foundation

/// The program `SharingProbe`, started by a test.
final class Probe {
  private let process = Process()
  private let output = Pipe()
  private var unread = ""

  /// - Parameter home: Where the settings are.
  init(_ arguments: [String], home: URL) throws {
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "PATH", "LD_LIBRARY_PATH"].contains($0.key) }
      .merging(["HOME": home.path]) { $1 }
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The probe's executable, beside the tests'.
  private static var path: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    for candidate in [tests] + CommandLine.arguments {
      let path = URL(fileURLWithPath: candidate).deletingLastPathComponent()
        .appendingPathComponent("SharingProbe").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return "SharingProbe"
  }

  /// The next line that the program prints; none when it has ended.
  func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: "\n") {
        defer { unread.removeSubrange(...end) }
        return String(unread[..<end])
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += String(decoding: data, as: UTF8.self)
    }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for the end, and returns what was printed and not read.
  @discardableResult
  func wait() -> [String] {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    process.waitUntilExit()
    return lines
  }

  var status: Int32 { process.terminationStatus }
}
