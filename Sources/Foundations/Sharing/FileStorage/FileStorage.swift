import ConcurrencyExtras
import Dependencies
import Dispatch
import Foundation
import ProcessEnd

/// Where the files of ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` are.
///
/// Apps use ``fileSystem``. Tests and previews use a storage in memory of their own, unless they ask
/// for another:
///
/// ```swift
/// @Test(.dependency(\.defaultFileStorage, .fileSystem))
/// func survivesRestarts() { … }
/// ```
public struct FileStorage: Hashable, Sendable {
  let files: StoredFiles

  init(
    _ fileSystem: any FileSystem,
    end: EndWork = .ofProcess,
    async: @escaping @Sendable (DispatchWorkItem) -> Void,
    asyncAfter: @escaping @Sendable (DispatchTimeInterval, DispatchWorkItem) -> Void
  ) {
    files = StoredFiles(fileSystem, end: end, async: async, asyncAfter: asyncAfter)
  }

  /// The files of the system.
  ///
  /// A file is replaced in one step: it is the old one or the new one, whenever the process or the
  /// system is stopped. What others do to it is told on the main queue.
  public static let fileSystem = FileStorage(LocalFileSystem()) {
    DispatchQueue.main.async(execute: $0)
  } asyncAfter: {
    writes.asyncAfter(deadline: .now() + $0, execute: $1)
  }

  /// Files in memory, for tests and previews: each use of this property makes others.
  public static var inMemory: FileStorage {
    inMemory(fileSystem: LockIsolated([:]))
  }

  /// Files in memory that a test looks at, with its own ways to wait.
  @_spi(Internals)
  public static func inMemory(
    fileSystem: LockIsolated<[URL: Data]>,
    async: @escaping @Sendable (DispatchWorkItem) -> Void = { $0.perform() },
    asyncAfter: @escaping @Sendable (DispatchTimeInterval, DispatchWorkItem) -> Void = {
      $1.perform()
    }
  ) -> FileStorage {
    FileStorage(FilesInMemory(files: fileSystem), async: async, asyncAfter: asyncAfter)
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.files === other.files
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(files))
  }

  /// Where what was held is written, so that the main thread does not wait for a disk.
  private static let writes = DispatchQueue(label: "file storage", qos: .utility)
}

private enum DefaultFileStorageKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// The storage of `fileStorage` keys: the files of the system in apps, files in memory in tests
  /// and previews.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}
