import Foundation
import Glibc

/// The replacement of a file in one step: another is written beside it, and then takes its name.
///
/// Whoever writes such a file holds a lock on it, which the system takes away when the process is
/// killed: so what is left behind can be told from what is being written.
struct Replacement {
  private let path: String
  private let folder: String
  private let name: String
  private let newPermissions: mode_t

  /// - Parameters:
  ///   - path: Where no links lead on.
  ///   - permissions: Those of a new file, as far as the process gives them to its files.
  init(of path: String, permissions: mode_t) {
    let url = URL(fileURLWithPath: path)
    self.path = path
    newPermissions = permissions
    folder = url.deletingLastPathComponent().path
    name = url.lastPathComponent
  }

  func perform(with data: Data, isDurable: Bool) throws -> FileStamp {
    let mode = try permissions()
    if mode == nil { try makeFolders() }
    let (temporary, lock) = try makeTemporary(mode: mode)
    // The lock goes after the name: it is closed last.
    defer { close(lock) }
    do throws {
      try write(data, to: temporary)
      guard rename(temporary, path) == 0 else { throw SystemError() }
    } catch {
      unlink(temporary)
      throw error
    }
    if isDurable { try synchronizeFolder() }
    var status = stat()
    fstat(lock, &status)
    return FileStamp(status)
  }

  /// The permissions that the file has and keeps. A new one has what the process gives to its files.
  private func permissions() throws -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw SystemError() }
      return nil
    }
    // A file may be replaced though it may not be written to, but whoever protects it means it.
    guard access(path, W_OK) == 0 else { throw SystemError() }
    return status.st_mode & 0o7777
  }

  private func makeFolders() throws {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o777) != 0, errno != EEXIST {
        // A folder may be there that does not let anything be made in the one that it is in.
        let code = errno
        guard access(made, F_OK) == 0 else { throw SystemError(code: code) }
      }
    }
  }

  private func write(_ data: Data, to temporary: String) throws {
    let descriptor = open(temporary, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        written += count
      }
      return 0
    }
    guard code == 0 else { throw SystemError(code: code) }
    // The contents are on the disk before the name leads to them.
    guard fsync(descriptor) == 0 else { throw SystemError() }
  }

  /// Has the new name last when the system stops. Some file systems cannot be asked for that.
  private func synchronizeFolder() throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError() }
  }
}

// MARK: - The file that takes the name

extension Replacement {
  private static let suffix = ".unfinished"

  /// What the names of all such files begin with. A name has at most 255 bytes.
  private static func prefix(of name: String) -> String {
    ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
  }

  /// Makes an empty file that is locked.
  ///
  /// - Returns: Its path, and what holds the lock until it is closed. That is not what the file is
  ///   written through, whose end would be told as a change.
  private func makeTemporary(
    mode: mode_t?
  ) throws -> (path: String, lock: Int32) {
    while true {
      let random = String(UInt32.random(in: .min ... .max), radix: 36)
      let temporary = "\(folder)/\(Self.prefix(of: name))\(random)\(Self.suffix)"
      let made = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newPermissions)
      guard made >= 0 else {
        if errno == EEXIST { continue }
        throw SystemError()
      }
      // The permissions of others' files cannot always be given to one's own.
      if let mode { fchmod(made, mode | S_IRUSR | S_IWUSR) }
      close(made)
      let lock = open(temporary, O_RDONLY | O_CLOEXEC)
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { return (temporary, lock) }
      let code = errno
      if lock >= 0 { close(lock) }
      // Somebody removed it or is about to, before it was locked.
      guard code == ENOENT || code == EWOULDBLOCK else {
        unlink(temporary)
        throw SystemError(code: code)
      }
    }
  }

  /// Removes the files that processes made for a replacement and were killed before it took place.
  static func removeLeftovers(of path: String) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let prefix = prefix(of: url.lastPathComponent)
    guard let list = opendir(folder) else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      // Not through `pointee`: the entry ends where its name does.
      let place = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = String(cString: place.assumingMemoryBound(to: CChar.self))
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { continue }
      let leftover = "\(folder)/\(name)"
      let lock = open(leftover, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { unlink(leftover) }
      close(lock)
    }
  }
}
