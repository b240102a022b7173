import ConcurrencyExtras
import Foundation

/// Files in memory. Nobody else changes them, so there is nothing to observe.
struct FilesInMemory: FileSystem {
  let files: LockIsolated<[URL: Data]>

  func stamp(of file: URL) -> FileStamp {
    files.value[file].map(Self.stamp) ?? .noFile
  }

  func read(_ file: URL) -> (data: Data?, stamp: FileStamp) {
    let data = files.value[file]
    return (data, data.map(Self.stamp) ?? .noFile)
  }

  func replace(_ file: URL, with data: Data, isDurable: Bool) -> FileStamp {
    files.withValue { $0[file] = data }
    return Self.stamp(data)
  }

  func removeLeftovers(of file: URL) {}

  func observe(
    _ file: URL, _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  private static func stamp(_ data: Data) -> FileStamp {
    .file(device: 0, number: 0, size: Int64(data.count), seconds: 0, nanoseconds: 0)
  }
}
