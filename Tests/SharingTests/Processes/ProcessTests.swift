import Foundation
import Testing

@testable import Sharing

/// What is left of values when their process ends, however it does.
@Suite(.timeLimit(.minutes(30)), .serialized)
struct ProcessTests {
  private let files: TestFiles

  init() throws { files = try TestFiles() }

  /// How often a process is killed: more often where `.ci/deep` asks for it.
  private static let kills =
    ProcessInfo.processInfo.environment["SHARING_KILLS"].flatMap { Int($0) } ?? 20

  @Test func `A process killed at any moment leaves the old file or the new one`() throws {
    var random = SplitMix(seed: 42)
    var last = 0
    for _ in 0..<Self.kills {
      let probe = try Probe(["write", files.url("document").path], home: files.folder)
      // Killed while it goes on after what it has said.
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        last = try #require(probe.nextLine().flatMap { Int($0) })
      }
      probe.signal(SIGKILL)
      last = probe.wait().last.flatMap { Int($0) } ?? last
      let document = try JSONDecoder().decode(
        Document.self, from: Data(contentsOf: files.url("document")))
      #expect(document.parts == Array(repeating: document.number, count: 5000))
      // What was saved by hand is there, and nothing is there that was not changed.
      #expect((last / 3 * 3...last + 1).contains(document.number))
    }
    // What a killed process left beside the file goes when the file is used next.
    @Shared(files.key("document", of: Document?.self)) var document = nil
    #expect(document != nil)
    #expect(files.names.filter { $0.contains("document") } == ["document"])
  }

  @Test func `What is held is written when main returns`() throws {
    try Probe(["hold", files.url("text").path, "last"], home: files.folder).wait()
    @Shared(files.key("text", of: String.self)) var text = ""
    #expect(text == "last")
  }

  @Test func `What is held is written when a main loop performs the end of the process`() throws {
    let probe = try Probe(["serve", files.url("text").path, "last"], home: files.folder)
    #expect(probe.nextLine() == "ready")
    probe.signal(SIGTERM)
    probe.wait()
    #expect(probe.status == 0)
    @Shared(files.key("text", of: String.self)) var text = ""
    #expect(text == "last")
  }

  @Test(arguments: [nil, "org.example.suite"])
  func `Settings are there when a program is started again, dates to the fraction`(
    suite: String?
  ) throws {
    let suite = suite.map { [$0] } ?? []
    try Probe(["set", "hello"] + suite, home: files.folder).wait()
    let lines = try Probe(["get"] + suite, home: files.folder).wait()
    #expect(lines == ["hello 1.5 true true 3"])
    try Probe(["set", "again"] + suite, home: files.folder).wait()
    #expect(
      try Probe(["get"] + suite, home: files.folder).wait() == ["again 1.5 true true 3"])
    let name = suite.first ?? "SharingProbe"
    let folder = files.url(".config").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["\(name).plist"])
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name).plist")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func `Processes that change settings of one file at a time keep each other's changes`()
    throws
  {
    let probes = try ["a", "b", "c"].map {
      try Probe(["add", $0, "org.example.suite"], home: files.folder)
    }
    for probe in probes { probe.wait() }
    let settings = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: files.url(".config/org.example.suite.plist")), format: nil)
    #expect((settings as? [String: Int])?.count == 60)
  }

  @Test func `A file or a folder that may not be written to is an error, and the value stays`()
    throws
  {
    try files.write("\"old\"", to: "text")
    try permit(0o755, "")
    try permit(0o444, "text")
    let path = files.url("text").path
    var lines = try Probe(["refused", path], home: files.folder).wait()
    #expect(lines.first == "loaded")
    #expect(lines.dropFirst().first?.contains("'\(path)' cannot be written") == true)
    #expect(lines.last == "new")
    try permit(0o666, "text")
    lines = try Probe(["refused", path], home: files.folder).wait()
    #expect(lines.dropFirst().first?.contains("Give this program the right") == true)
    #expect(files.text("text") == "\"old\"")
  }

  @Test func `A file that may not be read is an error, and the default is used`() throws {
    try files.write("\"old\"", to: "text")
    try permit(0o755, "")
    try permit(0o000, "text")
    let path = files.url("text").path
    let lines = try Probe(["refused", path], home: files.folder).wait()
    #expect(lines.first?.contains("'\(path)' cannot be read") == true)
    try permit(0o644, "text")
    #expect(files.text("text") == "\"old\"")
  }

  private func permit(_ permissions: Int, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: name.isEmpty ? files.folder.path : files.url(name).path)
  }
}

/// What the probe writes.
private struct Document: Codable {
  var number: Int
  var parts: [Int]
}

/// Numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
