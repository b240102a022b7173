import ConcurrencyExtras
import Foundation
import Testing

@testable import Sharing

/// What others do to files of the system.
@Suite(.timeLimit(.minutes(1)))
struct WatchingTests {
  private let files: TestFiles

  init() throws { files = try TestFiles() }

  @Test func `What others write is taken over, again and again`() async throws {
    @Shared(files.key("n")) var n = 0
    for value in 1...3 {
      try files.write("\(value)", to: "n")
      await files.tellNews()
      #expect(n == value)
    }
    try files.overwrite("n", with: "4")
    await files.tellNews { n == 4 }
    $n.withLock { $0 = 5 }
    #expect(files.text("n") == "5")
    try files.write("6", to: "n")
    await files.tellNews { n == 6 }
    #expect(n == 6)
  }

  @Test func `Own writes never come back`() async throws {
    let received = LockIsolated<[Int?]>([])
    let key = files.key("n")
    let subscription = key.subscribe(
      context: .initialValue(0),
      subscriber: SharedSubscriber { result in
        received.withValue { try? $0.append(result.get()) }
      })
    for value in 1...3 {
      key.save(value, context: .userInitiated, continuation: SaveContinuation { _ in })
    }
    try files.write("4", to: "n")
    await files.tellNews()
    #expect(received.value == [4])
    subscription.cancel()
  }

  @Test func `A file that others remove gives the default, and a new one is taken over`()
    async throws
  {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    try FileManager.default.removeItem(at: files.url("n"))
    await files.tellNews()
    #expect(n == 0)
    #expect(files.names == [])
    try files.write("2", to: "n")
    await files.tellNews()
    #expect(n == 2)
  }

  @Test func `A file that others move away gives the default, and is taken over when it is back`()
    async throws
  {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    try FileManager.default.moveItem(at: files.url("n"), to: files.url("other"))
    await files.tellNews()
    #expect(n == 0)
    try FileManager.default.moveItem(at: files.url("other"), to: files.url("n"))
    await files.tellNews()
    #expect(n == 1)
  }

  @Test func `A removal in the second of holding drops what is held`() async throws {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    $n.withLock { $0 = 2 }
    try FileManager.default.removeItem(at: files.url("n"))
    await files.tellNews()
    #expect(n == 0)
    files.time.advance(by: 1000)
    #expect(files.names == [])
  }

  @Test func `What others write while a value is held loses`() async throws {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    $n.withLock { $0 = 2 }
    try files.write("9", to: "n")
    await files.tellNews()
    #expect(n == 2)
    files.time.advance(by: 1000)
    #expect(files.text("n") == "2")
  }

  @Test func `A change made before others' write is told wins`() async throws {
    @Shared(files.key("n")) var n = 0
    try files.write("9", to: "n")
    $n.withLock { $0 = 1 }
    files.time.advance(by: 1000)
    try files.write("10", to: "n")
    // Each change of a file is told, if not with others: the last one wins.
    await files.tellNews { n == 10 }
    #expect(n == 10)
  }

  @Test func `What others write to the file that a link leads to is taken over`() async throws {
    try FileManager.default.createDirectory(
      at: files.url("far"), withIntermediateDirectories: false)
    try files.write("1", to: "far/n")
    try FileManager.default.createSymbolicLink(
      at: files.url("n"), withDestinationURL: files.url("far/n"))
    @Shared(files.key("n")) var n = 0
    #expect(n == 1)
    try files.write("2", to: "far/n")
    await files.tellNews()
    #expect(n == 2)
    $n.withLock { $0 = 3 }
    #expect(files.text("far/n") == "3")
    #expect(files.names == ["far", "n"])
  }

  @Test func `Links that lead elsewhere are followed, those of folders too, again and again`()
    async throws
  {
    for folder in ["a", "b", "c"] {
      try FileManager.default.createDirectory(
        at: files.url(folder), withIntermediateDirectories: false)
      try files.write("\(folder)", to: "\(folder)/n")
    }
    func lead(to folder: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: files.url("new").path, withDestinationPath: folder)
      #expect(rename(files.url("new").path, files.url("current").path) == 0)
    }
    try lead(to: "a")
    try FileManager.default.createSymbolicLink(
      atPath: files.url("n").path, withDestinationPath: "current/n")
    let key = FileStorageKey(url: files.url("n"), storage: files.storage) {
      String(decoding: $0, as: UTF8.self)
    } encode: {
      Data($0.utf8)
    }
    @Shared(key) var text = ""
    #expect(text == "a")
    for folder in ["b", "c", "a"] {
      try lead(to: folder)
      await files.tellNews { text.hasPrefix(folder) }
      try files.write("\(folder) again", to: "\(folder)/n")
      await files.tellNews { text == "\(folder) again" }
    }
    #expect(text == "a again")
  }

  @Test func `Permissions that change are no news`() async throws {
    let told = LockIsolated(0)
    try files.write("1", to: "n")
    let key = files.key("n")
    @Shared(key) var n = 0
    let subscription = key.subscribe(
      context: .userInitiated, subscriber: SharedSubscriber { _ in told.withValue { $0 += 1 } })
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: files.url("n").path)
    try files.write("2", to: "n")
    await files.tellNews { n == 2 }
    #expect(told.value == 1)
    subscription.cancel()
  }

  @Test func `A file that others break is an error, and the value stays`() async throws {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    try files.write("{", to: "n")
    await files.tellNews()
    #expect(n == 1)
    #expect($n.loadError is DecodingError)
    try files.write("2", to: "n")
    await files.tellNews()
    #expect(n == 2)
    #expect($n.loadError == nil)
  }

  @Test
  func `A file that others empty, or replace by an empty one, is an error until it is mended`()
    async throws
  {
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    try files.overwrite("n", with: "")
    await files.tellNews { $n.loadError != nil }
    #expect(n == 1)
    #expect("\(try #require($n.loadError))".contains("'\(files.url("n").path)' is empty"))
    #expect(files.text("n") == "")
    try files.overwrite("n", with: "2")
    await files.tellNews { $n.loadError == nil }
    #expect(n == 2)
    try files.write("", to: "n")
    await files.tellNews { $n.loadError != nil }
    #expect(n == 2)
    files.time.advance(by: 1000)
    $n.withLock { $0 = 3 }
    #expect($n.loadError == nil)
    #expect(files.text("n") == "3")
  }

  @Test func `Two ways to write one place come together after each change`() async throws {
    @Shared(files.key(files.url("a/../n"))) var one = 0
    @Shared(files.key(files.url("n"))) var other = 0
    $one.withLock { $0 = 1 }
    await files.tellNews()
    #expect(other == 1)
    $other.withLock { $0 = 2 }
    await files.tellNews()
    #expect(one == 2)
  }

  @Test func `A file is seen in folders that are made later`() async throws {
    @Shared(files.key("a/b/n")) var n = 0
    try FileManager.default.createDirectory(
      at: files.url("a/b"), withIntermediateDirectories: true)
    try files.write("1", to: "a/b/n")
    await files.tellNews { n == 1 }
    #expect(n == 1)
  }

  @Test func `A folder that vanishes is an error, the value stays, and the file is seen again`()
    async throws
  {
    @Shared(files.key("a/b/n")) var n = 0
    $n.withLock { $0 = 1 }
    for part in ["a/b", "a"] {
      try FileManager.default.moveItem(at: files.url(part), to: files.url("away"))
      await files.tellNews()
      #expect(n == 1)
      #expect("\(try #require($n.loadError))".contains("'\(files.url("a/b/n").path)'"))
      #expect("\(try #require($n.loadError))".contains("has vanished"))
      try FileManager.default.moveItem(at: files.url("away"), to: files.url(part))
      await files.tellNews()
      #expect(n == 1)
      #expect($n.loadError == nil)
    }
  }

  @Test func `A change after its folder vanished makes it anew`() async throws {
    @Shared(files.key("a/n")) var n = 0
    $n.withLock { $0 = 1 }
    files.time.advance(by: 1000)
    try FileManager.default.moveItem(at: files.url("a"), to: files.url("away"))
    await files.tellNews()
    $n.withLock { $0 = 2 }
    #expect($n.loadError == nil)
    #expect(files.text("a/n") == "2")
  }

  @Test func `A file that is just made is not taken for an empty one`() async throws {
    @Shared(files.key("n")) var n = 0
    let descriptor = open(files.url("n").path, O_WRONLY | O_CREAT, 0o600)
    write(descriptor, "5", 1)
    close(descriptor)
    await files.tellNews()
    #expect(n == 5)
  }

  @Test func `Nothing is told any more when nobody holds the value`() async throws {
    let told = LockIsolated(0)
    let key = files.key("n")
    let subscription = key.subscribe(
      context: .userInitiated, subscriber: SharedSubscriber { _ in told.withValue { $0 += 1 } })
    subscription.cancel()
    try files.write("1", to: "n")
    @Shared(key) var n = 0
    try files.write("2", to: "n")
    await files.tellNews()
    #expect(n == 2)
    #expect(told.value == 0)
  }

  @Test func `What others write is told on the main queue by the storage of apps`() async throws {
    let isMain = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    let url = files.url("n")
    let key = FileStorageKey(url: url, storage: .fileSystem) {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    } encode: {
      Data("\($0)".utf8)
    }
    let (news, continuation) = AsyncStream.makeStream(of: Bool.self)
    let subscription = key.subscribe(
      context: .userInitiated,
      subscriber: SharedSubscriber { _ in
        continuation.yield(DispatchQueue.getSpecific(key: isMain) == true)
      })
    try files.write("1", to: "n")
    #expect(await news.first { _ in true } == true)
    subscription.cancel()
  }
}
