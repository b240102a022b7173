import Glibc

/// What the system says of a watched folder.
struct FolderEvent {
  /// The system's number of the watched folder.
  let folder: Int32
  /// What in the folder it is about.
  let name: String
  private let mask: UInt32

  /// Events were lost.
  var isOverflow: Bool { has(IN_Q_OVERFLOW) }
  /// The folder is not where it was.
  var isEnd: Bool { has(IN_MOVE_SELF, IN_DELETE_SELF, IN_UNMOUNT, IN_IGNORED) }
  var isWrite: Bool { has(IN_CLOSE_WRITE) }
  var isCreation: Bool { has(IN_CREATE) }

  private func has(_ flags: Int32...) -> Bool {
    flags.contains { mask & UInt32($0) != 0 }
  }

  /// The events that were read in one go.
  static func all(in bytes: ArraySlice<UInt8>) -> [FolderEvent] {
    var events: [FolderEvent] = []
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let name = bytes[(offset + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
        events.append(
          FolderEvent(
            folder: event.wd, name: String(decoding: name, as: UTF8.self), mask: event.mask))
        offset += header + Int(event.len)
      }
    }
    return events
  }
}
