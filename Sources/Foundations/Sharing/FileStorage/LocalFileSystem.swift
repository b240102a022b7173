import Foundation
import Glibc

/// The files of the system.
struct LocalFileSystem: FileSystem {
  /// What may be done with files that are made, as far as the process gives it to its files.
  var permissions: mode_t = 0o666

  func stamp(of file: URL) -> FileStamp {
    guard let path = try? path(of: file) else { return .noFile }
    var status = stat()
    if stat(path, &status) == 0 { return FileStamp(status) }
    return stat(folder(of: path), &status) == 0 ? .noFile : .noFolder
  }

  func read(_ file: URL) throws -> (data: Data?, stamp: FileStamp) {
    let path = try path(of: file)
    // A pipe of that name is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw FileStorageError(.read, path, code: errno) }
      return (nil, stamp(of: file))
    }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    var data = Data(count: max(Int(status.st_size), 4096))
    var count = 0
    while true {
      if count == data.count { data.append(Data(count: data.count)) }
      let added = data.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress! + count, $0.count - count)
      }
      if added < 0, errno == EINTR { continue }
      guard added >= 0 else { throw FileStorageError(.read, path, code: errno) }
      if added == 0 { break }
      count += added
    }
    return (data.prefix(count), FileStamp(status))
  }

  func replace(_ file: URL, with data: Data, isDurable: Bool) throws -> FileStamp {
    let path = try path(of: file)
    // A link stays, and what it leads to is replaced.
    let target = target(of: path)
    do throws {
      return try Replacement(of: target ?? path, isNew: target == nil, permissions: permissions)
        .perform(with: data, isDurable: isDurable)
    } catch let error as SystemError {
      throw FileStorageError(.written, path, code: error.code)
    }
  }

  func removeLeftovers(of file: URL) {
    guard let path = try? path(of: file) else { return }
    Replacement.removeLeftovers(of: target(of: path) ?? path)
  }

  func observe(
    _ file: URL, _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) throws -> SharedSubscription {
    let path = try path(of: file)
    do throws {
      let observation = try FileObservation(
        path, through: FileWatches.ofProcess.get(), didChange)
      return SharedSubscription { withExtendedLifetime(observation) {} }
    } catch let error as SystemError {
      throw FileStorageError(.watched, path, code: error.code)
    }
  }

  private func path(of file: URL) throws -> String {
    guard file.isFileURL else { throw FileStorageError.noFile(file) }
    return file.standardizedFileURL.path
  }

  /// The file that links lead to, if there is one.
  private func target(of path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  private func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}

extension FileStamp {
  init(_ status: stat) {
    self = .file(
      device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size),
      // The time of the last change of any kind: of the contents, of the name, of the permissions.
      seconds: Int(status.st_ctim.tv_sec), nanoseconds: Int(status.st_ctim.tv_nsec))
  }
}

/// The system's number of what went wrong.
struct SystemError: Error {
  let code: Int32

  init(code: Int32 = errno) {
    self.code = code
  }
}
