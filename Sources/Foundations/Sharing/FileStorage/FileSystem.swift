import Foundation

/// What files are read from and written to.
protocol FileSystem: Sendable {
  /// Which file there is now. It reads nothing of it.
  func stamp(of file: URL) -> FileStamp

  /// What is in a file; nothing where there is none.
  func read(_ file: URL) throws -> (data: Data?, stamp: FileStamp)

  /// Replaces a file in one step, or makes it, and the folders that it is in.
  ///
  /// - Parameter isDurable: Whether it must be there after the system has stopped, too.
  func replace(_ file: URL, with data: Data, isDurable: Bool) throws -> FileStamp

  /// Removes what a process that was killed has left beside a file.
  func removeLeftovers(of file: URL)

  /// Observes what happens to a file, and to the folders that it is in.
  func observe(
    _ file: URL, _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) throws -> SharedSubscription
}

/// Which file there is at a path.
enum FileStamp: Equatable {
  case noFolder
  case noFile
  case file(device: UInt64, number: UInt64, size: Int64, seconds: Int, nanoseconds: Int)

  /// Whether both are of one file, which somebody may have written into in between.
  func isSameFile(as other: Self) -> Bool {
    guard case .file(let device, let number, _, _, _) = self,
      case .file(device, number, _, _, _) = other
    else { return false }
    return true
  }
}

/// What happened to a file.
enum FileEvent {
  /// Another file may be there, or none.
  case replaced
  /// Somebody wrote into the file.
  case written
}
