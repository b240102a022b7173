import Foundation
import Glibc

/// The files of settings. What is written to one is ``Changes``, which are put into the settings that
/// the file holds then: those that other programs have changed meanwhile stay.
struct SettingsFileSystem: FileSystem {
  private let files = LocalFileSystem(permissions: 0o600)

  func stamp(of file: URL) -> FileStamp { files.stamp(of: file) }

  func read(_ file: URL) throws -> (data: Data?, stamp: FileStamp) { try files.read(file) }

  func removeLeftovers(of file: URL) { files.removeLeftovers(of: file) }

  func observe(
    _ file: URL, _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) throws -> SharedSubscription {
    try files.observe(file, didChange)
  }

  func replace(_ file: URL, with changes: Data, isDurable: Bool) throws -> FileStamp {
    try withFolderLocked(of: file) {
      var settings: [String: Any]
      do {
        settings = try self.settings(in: file)
      } catch let error as FileStorageError where error == .empty(file.path) {
        settings = [:]
      }
      try Changes(data: changes).apply(to: &settings)
      return try files.replace(file, with: Self.data(of: settings), isDurable: isDurable)
    }
  }

  /// The settings that a file holds; none where there is no file.
  func settings(in file: URL) throws -> [String: Any] {
    guard let data = try files.read(file).data else { return [:] }
    guard !data.isEmpty else { throw FileStorageError.empty(file.path) }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let settings = list as? [String: Any] else {
      throw FileStorageError.noSettings(file.path)
    }
    return settings
  }

  /// Keeps other processes that do the same from the folder. Where it cannot be locked, the file in it
  /// cannot be replaced either, and that says why.
  private func withFolderLocked<R>(of file: URL, _ operation: () throws -> R) rethrows -> R {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The lock ends with the last use of it.
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try operation()
  }

  /// Not as text, which cuts dates to seconds.
  private static func data(of list: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }
}

extension SettingsFileSystem {
  /// Settings that were set, or removed.
  struct Changes {
    private var set: [String: Any] = [:]
    private var removed: [String] = []

    init(_ changes: some Sequence<(key: String, value: Any?)>) {
      for (key, value) in changes {
        if let value { set[key] = value } else { removed.append(key) }
      }
    }

    init(data: Data) throws {
      let parts = try PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
      set = parts?.first as? [String: Any] ?? [:]
      removed = parts?.last as? [String] ?? []
    }

    var data: Data {
      get throws { try SettingsFileSystem.data(of: [set, removed]) }
    }

    func apply(to settings: inout [String: Any]) {
      for key in removed { settings[key] = nil }
      settings.merge(set) { $1 }
    }
  }
}
