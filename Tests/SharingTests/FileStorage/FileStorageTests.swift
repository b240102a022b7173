import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@_spi(Internals) @testable import Sharing

/// What is loaded from files and saved to them.
struct FileStorageTests {
  private let files: TestFiles

  init() throws { files = try TestFiles() }

  @Test func `A file that is not there gives the default, and none is made`() {
    @Shared(files.key("n")) var n = 7
    #expect(n == 7)
    #expect($n.loadError == nil)
    #expect(files.names == [])
  }

  @Test func `What the file holds replaces the default, and the file stays as it is`() throws {
    try files.write("42", to: "n")
    @Shared(files.key("n")) var n = 7
    #expect(n == 42)
    #expect(files.text("n") == "42")
  }

  @Test func `An old mark of an empty file gives the default without an error`() throws {
    try files.write("co.pointfree.Sharing.FileStorage.stub", to: "n")
    @Shared(files.key("n")) var n = 7
    #expect(n == 7)
    #expect($n.loadError == nil)
    $n.withLock { $0 += 1 }
    #expect(files.text("n") == "8")
  }

  @Test func `An empty file is an error that names it; it stays so until a change replaces it`()
    async throws
  {
    try files.write("", to: "n")
    @Shared(files.key("n")) var n = 7
    #expect(n == 7)
    let error = "\(try #require($n.loadError))"
    #expect(error.contains("'\(files.url("n").path)' is empty"))
    #expect(error.contains("change the value"))
    await #expect(throws: FileStorageError.self) { try await $n.load() }
    #expect(n == 7)
    #expect(files.text("n") == "")
    $n.withLock { $0 += 1 }
    #expect($n.loadError == nil)
    #expect(files.text("n") == "8")
  }

  @Test func `A corrupt file is a decoding error, which a change mends`() throws {
    try files.write("{", to: "n")
    @Shared(files.key("n")) var n = 7
    #expect(n == 7)
    #expect($n.loadError is DecodingError)
    #expect("\(try #require($n.loadError))".contains("'\(files.url("n").path)'"))
    #expect(files.text("n") == "{")
    $n.withLock { $0 = 8 }
    #expect($n.loadError == nil)
    #expect(files.text("n") == "8")
  }

  @Test func `A wrapper that is made to show a corrupt file shows the default and mends it`() throws
  {
    try files.write("{", to: "n")
    @Shared(value: 1) var n
    $n = Shared(wrappedValue: 2, files.key("n"))
    #expect(n == 2)
    #expect($n.loadError is DecodingError)
    $n.withLock { $0 = 3 }
    #expect(files.text("n") == "3")
  }

  @Test func `Loading by hand reads the file again; where there is none, the value stays`()
    async throws
  {
    try files.write("1", to: "n")
    @Shared(files.key("n")) var n = 0
    try files.write("2", to: "n")
    try await $n.load()
    #expect(n == 2)
    try FileManager.default.removeItem(at: files.url("n"))
    try await $n.load()
    #expect(n == 2)
  }

  @Test func `A value that must be there is loaded, or its absence thrown`() async throws {
    await #expect(throws: (any Error).self) { try await Shared(require: files.key("n")) }
    try files.write("5", to: "n")
    let n = try await Shared(require: files.key("n"))
    #expect(n.wrappedValue == 5)
  }

  @Test func `Own formats are written as they are`() throws {
    let key = FileStorageKey(url: files.url("text"), storage: files.storage) {
      String(decoding: $0, as: UTF8.self)
    } encode: {
      Data($0.utf8)
    }
    @Shared(key) var text = ""
    $text.withLock { $0 = "hello" }
    #expect(files.text("text") == "hello")
  }

  @Test func `An own format in which an empty file is a value reads it`() throws {
    try files.write("", to: "text")
    let key = FileStorageKey(url: files.url("text"), storage: files.storage) {
      String(decoding: $0, as: UTF8.self)
    } encode: {
      Data($0.utf8)
    }
    @Shared(key) var text = "default"
    #expect(text == "")
    #expect($text.loadError == nil)
  }

  @Test func `A value that cannot be encoded is a save error that names the file, and it stays`()
    throws
  {
    @Shared(files.key("x", of: Double.self)) var x = 0
    $x.withLock { $0 = .infinity }
    #expect(x == .infinity)
    #expect($x.saveError is EncodingError)
    #expect("\(try #require($x.saveError))".contains("'\(files.url("x").path)'"))
    files.time.advance(by: 1000)
    $x.withLock { $0 = 1 }
    #expect($x.saveError == nil)
  }

  @Test func `A file keeps its permissions, and a link stays one`() throws {
    try files.write("1", to: "real")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: files.url("real").path)
    try FileManager.default.createSymbolicLink(
      at: files.url("link"), withDestinationURL: files.url("real"))
    @Shared(files.key("link")) var n = 0
    $n.withLock { $0 = 2 }
    #expect(files.text("real") == "2")
    let permissions = try FileManager.default.attributesOfItem(atPath: files.url("real").path)[
      .posixPermissions]
    #expect((permissions as? NSNumber)?.intValue == 0o640)
    #expect(files.names == ["link", "real"])
  }

  @Test func `Folders are made when the value is written`() {
    @Shared(files.key("a/b/n")) var n = 0
    #expect(files.names == [])
    $n.withLock { $0 = 1 }
    #expect(files.text("a/b/n") == "1")
    #expect($n.saveError == nil)
  }

  @Test func `What a killed process left beside the file is removed, what one is writing is not`()
    throws
  {
    let leftover = ".n.1a2b.unfinished"
    let busy = ".n.3c4d.unfinished"
    for name in [leftover, busy, "other"] { try files.write("", to: name) }
    let lock = open(files.url(busy).path, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    @Shared(files.key("n")) var n = 0
    #expect(files.names == [busy, "other"])
  }

  @Test func `The key describes itself by its file`() {
    #expect(
      "\(FileStorageKey<Int>.fileStorage(URL(fileURLWithPath: "/a/b.json")))"
        == ".fileStorage(file:///a/b.json)")
  }

  // MARK: - In memory

  @Test func `In memory, nothing is there before a change and each change is there at once`()
    throws
  {
    let contents = LockIsolated<[URL: Data]>([:])
    let url = URL(fileURLWithPath: "/users.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: contents)
    } operation: {
      @Shared(.fileStorage(url, encoder: JSONEncoder())) var names: [String] = []
      #expect(contents.value == [:])
      $names.withLock { $0.append("Blob") }
      #expect(contents.value == [url: Data(#"["Blob"]"#.utf8)])
      $names.withLock { $0.append("Blob Jr") }
      #expect(contents.value == [url: Data(#"["Blob","Blob Jr"]"#.utf8)])
    }
  }

  @Test func `Each storage in memory is another, and a test has one of its own`() {
    let url = URL(fileURLWithPath: "/n.json")
    #expect(FileStorage.inMemory != FileStorage.inMemory)
    @Dependency(\.defaultFileStorage) var storage
    #expect(storage != .fileSystem)
    @Shared(.fileStorage(url)) var n = 0
    $n.withLock { $0 = 1 }
    withDependencies {
      $0.defaultFileStorage = .inMemory
    } operation: {
      @Shared(.fileStorage(url)) var other = 0
      #expect(other == 0)
    }
    @Shared(.fileStorage(url)) var same = 0
    #expect(same == 1)
  }
}
