import Dispatch
import Foundation
import ProcessEnd
import Sharing

/// The program that the tests of storage start, kill and start again.
///
/// Its first argument says what it does, the others what with.
@main
enum SharingProbe {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "write": try await writeForever(arguments[1])
    case "hold": hold(arguments[1], arguments[2])
    case "serve": await serve(arguments[1], arguments[2])
    case "set": set(arguments[1], in: arguments.dropFirst(2).first)
    case "get": get(in: arguments.dropFirst().first)
    case "refused": refused(arguments[1])
    default: fatalError("unknown: \(arguments)")
    }
  }

  /// Writes document after document, until the process is killed, and says which ones it has written.
  private static func writeForever(_ path: String) async throws {
    @Shared(.fileStorage(URL(fileURLWithPath: path))) var document = ProbeDocument(number: 0)
    for number in (document.number + 1)... {
      // The first change is written by itself, others are held until they are saved by hand.
      $document.withLock { $0 = ProbeDocument(number: number) }
      if number % 3 == 0 { try await $document.save() }
      say(number)
    }
  }

  /// Changes a value that is held, and returns.
  private static func hold(_ path: String, _ value: String) {
    @Shared(.fileStorage(URL(fileURLWithPath: path))) var text = ""
    $text.withLock { $0 = "first" }
    $text.withLock { $0 = value }
  }

  /// Changes a value that is held, and ends by SIGTERM as a server does.
  private static func serve(_ path: String, _ value: String) async {
    @Shared(.fileStorage(URL(fileURLWithPath: path))) var text = ""
    $text.withLock { $0 = "first" }
    $text.withLock { $0 = value }
    signal(SIGTERM, SIG_IGN)
    let termination = DispatchSource.makeSignalSource(signal: SIGTERM)
    termination.setEventHandler {
      ProcessEnd.perform()
      _exit(0)
    }
    // A signal that comes before is lost.
    termination.setRegistrationHandler { say("ready") }
    termination.activate()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    withExtendedLifetime(termination) {}
  }

  /// Prints at once, though nobody may read by lines.
  private static func say(_ items: Any...) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func store(_ suite: String?) -> UserDefaults? {
    suite.map { UserDefaults(suiteName: $0)! }
  }

  /// Changes settings of several types.
  private static func set(_ value: String, in suite: String?) {
    let store = store(suite)
    @Shared(.appStorage("a.text@x", store: store)) var text = "default"
    @Shared(.appStorage("date", store: store)) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("flag", store: store)) var flag = false
    @Shared(.appStorage("gone", store: store)) var gone: Int? = 1
    $text.withLock { $0 = "first" }
    $text.withLock { $0 = value }
    $date.withLock { $0 = Date(timeIntervalSince1970: 1.5) }
    $flag.withLock { $0 = true }
    $gone.withLock { $0 = nil }
    (store ?? .standard).set(3, forKey: "by others")
  }

  /// Prints what Foundation reads.
  private static func get(in suite: String?) {
    let store = store(suite) ?? .standard
    let date = store.object(forKey: "date") as? Date
    say(
      store.string(forKey: "a.text@x") ?? "none", date?.timeIntervalSince1970 ?? -1,
      store.bool(forKey: "flag"), store.object(forKey: "gone") == nil,
      store.integer(forKey: "by others"))
  }

  /// As somebody without rights, changes a value in a file and prints what comes of it.
  private static func refused(_ path: String) {
    // Where the tests run as an administrator, whom nothing is refused.
    if geteuid() == 0 { setgid(65534); setuid(65534) }
    @Shared(.fileStorage(URL(fileURLWithPath: path))) var text = "default"
    say($text.loadError.map { "\($0)" } ?? "loaded")
    $text.withLock { $0 = "new" }
    say($text.saveError.map { "\($0)" } ?? "saved")
    say(text)
  }
}

/// A document that is seen to be whole: every part of it has its number.
struct ProbeDocument: Codable {
  var number: Int
  var parts: [Int]

  init(number: Int) {
    self.number = number
    parts = Array(repeating: number, count: 5000)
  }
}
