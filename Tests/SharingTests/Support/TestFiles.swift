import ConcurrencyExtras
import Dispatch
import Foundation
import ProcessEnd

@testable import Sharing

/// A folder of a test with a storage on it, whose time and news the test controls.
final class TestFiles: Sendable {
  let folder: URL
  let time = ManualQueue()
  let end = EndWork()
  let storage: FileStorage
  private let news: AsyncStream<UncheckedSendable<DispatchWorkItem>>

  init(_ fileSystem: any FileSystem = LocalFileSystem()) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SharingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (news, continuation) = AsyncStream.makeStream(of: UncheckedSendable<DispatchWorkItem>.self)
    self.news = news
    storage = FileStorage(fileSystem, end: end) { work in
      continuation.yield(UncheckedSendable(work))
    } asyncAfter: { [time] interval, work in
      let work = UncheckedSendable(work)
      time.after(interval) { work.value.perform() }
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func key<Value: Codable & Sendable>(
    _ name: String, of type: Value.Type = Int.self
  ) -> FileStorageKey<Value> {
    key(url(name), of: type)
  }

  func key<Value: Codable & Sendable>(
    _ url: URL, of type: Value.Type = Int.self
  ) -> FileStorageKey<Value> {
    FileStorageKey(url: url, storage: storage) {
      try JSONDecoder().decode(Value.self, from: $0)
    } encode: {
      try JSONEncoder().encode($0)
    }
  }

  /// What a file holds; nothing where there is none.
  func text(_ name: String) -> String? {
    try? String(contentsOf: url(name), encoding: .utf8)
  }

  /// Writes as most programs do: another file takes the name.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name), options: .atomic)
  }

  /// Writes into the file that is there.
  func overwrite(_ name: String, with text: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  /// Waits for the next news about a file, and tells them.
  func tellNews() async {
    for await work in news {
      work.value.perform()
      return
    }
  }

  /// Tells news until they have brought something about. A file that is written in place may be read
  /// before it is whole, because of what happened to it before.
  func tellNews(until isDone: () -> Bool) async {
    while !isDone() { await tellNews() }
  }

  /// The names in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
