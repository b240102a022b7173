import ConcurrencyExtras
import Dispatch
import Foundation
import ProcessEnd

/// The files of one storage that are in use.
final class StoredFiles: Sendable {
  let fileSystem: any FileSystem
  let end: EndWork
  /// Does work where observers are told.
  let async: @Sendable (DispatchWorkItem) -> Void
  /// Does work later.
  let asyncAfter: @Sendable (DispatchTimeInterval, DispatchWorkItem) -> Void

  private final class Entry {
    weak var file: StoredFile?

    init(_ file: StoredFile) {
      self.file = file
    }
  }

  private let entries = Locked<[URL: Entry]>([:])

  init(
    _ fileSystem: any FileSystem,
    end: EndWork,
    async: @escaping @Sendable (DispatchWorkItem) -> Void,
    asyncAfter: @escaping @Sendable (DispatchTimeInterval, DispatchWorkItem) -> Void
  ) {
    self.fileSystem = fileSystem
    self.end = end
    self.async = async
    self.asyncAfter = asyncAfter
  }

  /// The file at a place: one for all who use it, and for what is yet to be written to it.
  func file(at url: URL) -> StoredFile {
    // A file takes the lock when it ends, so none may end in here.
    let new = StoredFile(url, in: self)
    return entries.withLock { entries in
      if let file = entries[url]?.file { return file }
      entries[url] = Entry(new)
      return new
    }
  }

  /// Forgets a file that is about to be freed.
  func end(of file: StoredFile) {
    entries.withLock { entries in
      // Another may be there by now.
      if entries[file.url]?.file == nil { entries[file.url] = nil }
    }
  }
}
