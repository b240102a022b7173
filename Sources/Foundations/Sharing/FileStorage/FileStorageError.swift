import Foundation
import Glibc

/// Why a file could not be read, written or watched, or holds nothing, and what to do.
struct FileStorageError: Error, Equatable, CustomStringConvertible, LocalizedError {
  enum Operation: String {
    case read
    case written
    case watched
  }

  let description: String

  var errorDescription: String? { description }

  /// The system refused an operation.
  init(_ operation: Operation, _ path: String, code: Int32) {
    description = """
      The file '\(path)' cannot be \(operation): \(String(cString: strerror(code))). \
      \(Self.advice(operation, code))\(operation == .written ? "; until then the value is in memory only" : "").
      """
  }

  private init(_ description: String) {
    self.description = description
  }

  static func noFile(_ url: URL) -> Self {
    Self("The URL '\(url)' is not that of a file: make it by 'URL(fileURLWithPath:)'.")
  }

  static func empty(_ path: String) -> Self {
    Self(
      """
      The file '\(path)' is empty: remove it, or bring back what was in it, or change the value, \
      which replaces the file.
      """)
  }

  static func noSettings(_ path: String) -> Self {
    Self(
      """
      The file '\(path)' does not hold settings: mend or remove it, or change a setting, which \
      replaces the file.
      """)
  }

  static func folderVanished(_ path: String) -> Self {
    Self(
      """
      The folder of the file '\(path)' has vanished: bring it back, or change the value, which \
      makes it anew. Until then the value is in memory only.
      """)
  }

  private static func advice(_ operation: Operation, _ code: Int32) -> String {
    switch code {
    case ENOSPC where operation == .watched:
      "Raise the system's limit of watched folders ('sysctl fs.inotify.max_user_watches')"
    case EACCES, EPERM: "Give this program the right to it, and to its folder"
    case EROFS: "Choose a place that can be written to"
    case ENOSPC, EDQUOT: "Make room on its disk and change or save the value again"
    case EISDIR: "Remove the folder of that name, or choose another name"
    case ENOTDIR: "Choose a place whose folders are not files"
    case ENAMETOOLONG: "Choose a shorter name"
    case EMFILE, ENFILE: "Close other files, or raise the limit ('ulimit -n')"
    default: "Mend that, and load or save the value again"
    }
  }
}
