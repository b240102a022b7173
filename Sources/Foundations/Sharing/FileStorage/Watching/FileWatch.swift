import Glibc

/// One file that is watched: through which folders, and what their events mean for it.
struct FileWatch {
  let didChange: @Sendable (FileEvent) -> Void

  /// The folders from the root of the file system down to the one of the file, and the name of what
  /// leads on in each.
  private let steps: [(folder: String, name: String)]

  /// The folders that are watched, by the system's numbers for that, and the place of each in the
  /// steps.
  private(set) var folders: [Int32: Int] = [:]

  /// The last folder that there is: what happens in it matters.
  private var last = 0

  init(_ path: String, _ didChange: @escaping @Sendable (FileEvent) -> Void) {
    self.didChange = didChange
    var folder = ""
    steps = path.split(separator: "/").map { name in
      defer { folder += "/\(name)" }
      return (folder.isEmpty ? "/" : folder, String(name))
    }
  }

  /// Watches the folders that there are now.
  mutating func arm(_ descriptor: Int32) throws {
    folders = [:]
    last = 0
    while true {
      // From where the folders end: one that is made meanwhile is seen in the next round.
      let known = last
      for place in known..<steps.count {
        let folder = inotify_add_watch(descriptor, steps[place].folder, Self.ends)
        guard folder >= 0 else {
          if errno == ENOENT || errno == ENOTDIR { break }
          // A folder above may be closed to this program.
          guard errno == EACCES, place < steps.count - 1 else { throw SystemError() }
          last = place
          continue
        }
        folders[folder] = place
        last = place
      }
      let folder = inotify_add_watch(descriptor, steps[last].folder, Self.ends | Self.contents)
      if folder >= 0 { folders[folder] = last }
      if folder < 0, errno != ENOENT, errno != ENOTDIR { throw SystemError() }
      let isLast = last == steps.count - 1 || !Self.isFolder(steps[last + 1].folder)
      if folder >= 0 && isLast { return }
      if folder < 0 { last = 0 }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static let ends =
    UInt32(IN_MOVE_SELF) | UInt32(IN_DELETE_SELF) | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)

  /// A file that is just made is looked at when it has been written.
  private static let contents =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | UInt32(IN_CREATE) | UInt32(IN_ATTRIB)
}

extension FileWatch {
  enum Meaning {
    case nothing
    case written
    case replaced
    /// Other folders are to be watched.
    case moved
  }

  func meaning(of event: FolderEvent) -> Meaning {
    if event.isOverflow { return .moved }
    guard let place = folders[event.folder] else { return .nothing }
    if event.isEnd { return .moved }
    guard place == last, event.name == steps[place].name else { return .nothing }
    if place < steps.count - 1 { return .moved }
    if event.isWrite { return .written }
    // A file that is being made is empty yet; a link is whole from the beginning.
    if event.isCreation, isEmptyFile { return .nothing }
    return .replaced
  }

  private var isEmptyFile: Bool {
    guard let step = steps.last else { return false }
    var status = stat()
    return lstat("\(step.folder)/\(step.name)", &status) == 0
      && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }
}
