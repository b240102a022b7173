import ConcurrencyExtras
import Foundation
import Testing

@testable import Sharing

/// Files and folders that the system does not let be read or written: each is an error that names
/// the file, and the value stays in memory.
struct RefusedFilesTests {
  @Test func `A folder of the file's name`() throws {
    let files = try TestFiles()
    try FileManager.default.createDirectory(
      at: files.url("n"), withIntermediateDirectories: false)
    @Shared(files.key("n")) var n = 7
    #expect(n == 7)
    try expect($n.loadError, names: files.url("n"), says: "Remove the folder")
    $n.withLock { $0 = 8 }
    #expect(n == 8)
    try expect($n.saveError, names: files.url("n"), says: "Remove the folder")
    #expect(files.names == ["n"])
  }

  @Test func `A pipe of the file's name, and a link to it`() throws {
    let files = try TestFiles()
    #expect(mkfifo(files.url("pipe").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      at: files.url("link"), withDestinationURL: files.url("pipe"))
    for name in ["pipe", "link"] {
      @Shared(files.key(name)) var n = 7
      #expect(n == 7)
      try expect($n.loadError, names: files.url(name), says: "cannot be read: It is a pipe")
      $n.withLock { $0 = 8 }
      #expect(n == 8)
      try expect($n.saveError, names: files.url(name), says: "cannot be written: It is a pipe")
    }
    var status = stat()
    #expect(lstat(files.url("pipe").path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
    #expect(files.names == ["link", "pipe"])
  }

  @Test func `A device of the file's name`() throws {
    // Through a link, so that the folder of the devices is never written to.
    let files = try TestFiles()
    try FileManager.default.createSymbolicLink(
      atPath: files.url("n").path, withDestinationPath: "/dev/null")
    @Shared(files.key("n")) var n = 7
    try expect($n.loadError, names: files.url("n"), says: "It is a device")
    $n.withLock { $0 = 8 }
    try expect($n.saveError, names: files.url("n"), says: "Choose the name of a regular file")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `Links that lead back to themselves`() throws {
    let files = try TestFiles()
    try FileManager.default.createSymbolicLink(
      atPath: files.url("n").path, withDestinationPath: "n")
    @Shared(files.key("n")) var n = 7
    try expect($n.loadError, names: files.url("n"), says: "Mend the links")
    $n.withLock { $0 = 8 }
    try expect($n.saveError, names: files.url("n"), says: "Mend the links")
    #expect(files.names == ["n"])
  }

  @Test func `A file in the place of a folder`() throws {
    let files = try TestFiles()
    try files.write("", to: "a")
    @Shared(files.key("a/n")) var n = 7
    try expect($n.loadError, names: files.url("a/n"), says: "folders are not files")
    $n.withLock { $0 = 8 }
    #expect(n == 8)
    try expect($n.saveError, names: files.url("a/n"), says: "folders are not files")
  }

  @Test func `A URL that is not that of a file`() throws {
    let files = try TestFiles()
    let url = try #require(URL(string: "https://example.org/n.json"))
    @Shared(files.key(url)) var n = 7
    #expect(n == 7)
    #expect("\(try #require($n.loadError))".contains("'https://example.org/n.json'"))
    $n.withLock { $0 = 8 }
    #expect("\(try #require($n.saveError))".contains("URL(fileURLWithPath:)"))
  }

  @Test(arguments: [
    (ENOSPC, "Make room"), (EACCES, "the right to it"), (EROFS, "can be written"),
    (EIO, "Mend that"),
  ])
  func `A write that is refused, a full disk`(code: Int32, advice: String) throws {
    let refusal = LockIsolated<Int32?>(nil)
    let files = try TestFiles(RefusingFileSystem(refusal: refusal))
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    files.time.advance(by: 1000)
    refusal.setValue(code)
    $n.withLock { $0 = 2 }
    #expect(n == 2)
    try expect($n.saveError, names: files.url("n"), says: advice)
    #expect(files.text("n") == "1")
    refusal.setValue(nil)
    files.time.advance(by: 1000)
    $n.withLock { $0 = 3 }
    #expect($n.saveError == nil)
    #expect(files.text("n") == "3")
  }

  @Test func `A refused write of what was held, and one by hand`() async throws {
    let refusal = LockIsolated<Int32?>(nil)
    let files = try TestFiles(RefusingFileSystem(refusal: refusal))
    @Shared(files.key("n")) var n = 0
    $n.withLock { $0 = 1 }
    $n.withLock { $0 = 2 }
    refusal.setValue(ENOSPC)
    files.time.advance(by: 1000)
    try expect($n.saveError, names: files.url("n"), says: "Make room")
    await #expect(throws: FileStorageError.self) { try await $n.save() }
    #expect(n == 2)
    #expect(files.text("n") == "1")
  }

  @Test func `A file that cannot be read`() throws {
    let files = try TestFiles(RefusingFileSystem(readRefusal: EACCES))
    @Shared(files.key("n")) var n = 7
    #expect(n == 7)
    try expect($n.loadError, names: files.url("n"), says: "the right to it")
  }

  @Test func `A file that cannot be watched`() throws {
    let files = try TestFiles(RefusingFileSystem(watchRefusal: ENOSPC))
    @Shared(files.key("n")) var n = 7
    try expect($n.loadError, names: files.url("n"), says: "cannot be watched")
    $n.withLock { $0 = 8 }
    #expect(files.text("n") == "8")
  }

  @Test func `Why a file is no value counts before why it cannot be watched`() throws {
    var files = try TestFiles(RefusingFileSystem(readRefusal: EACCES, watchRefusal: ENOSPC))
    @Shared(files.key("n")) var unreadable = 7
    try expect($unreadable.loadError, names: files.url("n"), says: "cannot be read")
    files = try TestFiles(RefusingFileSystem(watchRefusal: ENOSPC))
    try files.write("{", to: "n")
    @Shared(files.key("n")) var corrupt = 7
    #expect($corrupt.loadError is DecodingError)
  }

  private func expect(
    _ error: (any Error)?, names url: URL, says advice: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = "\(try #require(error, sourceLocation: sourceLocation))"
    #expect(text.contains("'\(url.path)'"), sourceLocation: sourceLocation)
    #expect(text.contains(advice), sourceLocation: sourceLocation)
  }
}

/// Files of the system, of which some things are refused.
private struct RefusingFileSystem: FileSystem {
  var refusal = LockIsolated<Int32?>(nil)
  var readRefusal: Int32?
  var watchRefusal: Int32?
  private let base = LocalFileSystem()

  init(
    refusal: LockIsolated<Int32?> = LockIsolated(nil), readRefusal: Int32? = nil,
    watchRefusal: Int32? = nil
  ) {
    self.refusal = refusal
    self.readRefusal = readRefusal
    self.watchRefusal = watchRefusal
  }

  func stamp(of file: URL) -> FileStamp { base.stamp(of: file) }

  func read(_ file: URL) throws -> (data: Data?, stamp: FileStamp) {
    if let readRefusal { throw FileStorageError(.read, file.path, code: readRefusal) }
    return try base.read(file)
  }

  func replace(_ file: URL, with data: Data, isDurable: Bool) throws -> FileStamp {
    if let code = refusal.value { throw FileStorageError(.written, file.path, code: code) }
    return try base.replace(file, with: data, isDurable: isDurable)
  }

  func removeLeftovers(of file: URL) {}

  func observe(
    _ file: URL, _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) throws -> SharedSubscription {
    if let watchRefusal { throw FileStorageError(.watched, file.path, code: watchRefusal) }
    return SharedSubscription {}
  }
}
