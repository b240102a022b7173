import ConcurrencyExtras
import Glibc

/// Watches a file wherever links lead to it, also when they lead elsewhere later.
final class FileObservation: Sendable {
  private let path: String
  private let watches: FileWatches
  private let didChange: @Sendable (FileEvent) -> Void

  /// What is watched: the links on the way to the file, and the file that they lead to.
  private let places = Locked<[String: SharedSubscription]>([:])

  /// Watches a file until the observation is released.
  init(
    _ path: String, through watches: FileWatches,
    _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) throws {
    self.path = path
    self.watches = watches
    self.didChange = didChange
    try follow()
  }

  /// Watches what links lead to now.
  private func follow() throws {
    // Until nothing is new: a link that changes before it is watched is seen in the next round.
    var isNew = true
    while isNew {
      let wanted = Set(Self.places(of: path))
      let known = places.withLock { Set($0.keys) }
      isNew = !wanted.isSubset(of: known)
      let added = try wanted.subtracting(known).map { ($0, try watch($0)) }
      // Watches end after the lock.
      let ended = places.withLock { places in
        let ended = places.filter { !wanted.contains($0.key) }
        places = places.filter { wanted.contains($0.key) }
        places.merge(added) { $1 }
        return ended
      }
      withExtendedLifetime(ended) {}
    }
  }

  private func watch(_ place: String) throws -> SharedSubscription {
    try watches.watch(place) { [weak self] event in
      guard let self else { return }
      // What cannot be watched any more is seen again when something happens to the rest.
      if event == .replaced { try? follow() }
      didChange(event)
    }
  }

  /// The links on the way to a file, and where they lead.
  private static func places(of path: String) -> [String] {
    var links: [String] = []
    var place = ""
    var names = Array(path.split(separator: "/").reversed())
    while let name = names.popLast() {
      switch name {
      case ".": continue
      case "..": place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
      default:
        place += "/\(name)"
        // The system follows as many.
        guard links.count < 40, let target = target(ofLink: place) else { continue }
        links.append(place)
        place = target.hasPrefix("/") ? "" : String(place[..<place.lastIndex(of: "/")!])
        names += target.split(separator: "/").reversed()
      }
    }
    return links + [place]
  }

  private static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
      let count = readlink(path, buffer.baseAddress!, buffer.count)
      return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
