import Glibc

/// Where the links on the way to a file lead, whether or not there is a file.
struct FollowedPath {
  /// The links, in the order in which they are followed.
  private(set) var links: [String] = []
  /// Where the file is, or is to be.
  private(set) var target = ""

  init(_ path: String) {
    var names = Array(path.split(separator: "/").reversed())
    while let name = names.popLast() {
      switch name {
      case ".": continue
      case "..": target = Self.folder(of: target)
      default:
        target += "/\(name)"
        // The system follows as many.
        guard links.count < 40, let destination = Self.destination(ofLink: target) else { continue }
        links.append(target)
        target = destination.hasPrefix("/") ? "" : Self.folder(of: target)
        names += destination.split(separator: "/").reversed()
      }
    }
  }

  /// What decides which file it is.
  var places: [String] { links + [target] }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func destination(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
      let count = readlink(path, buffer.baseAddress!, buffer.count)
      return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
