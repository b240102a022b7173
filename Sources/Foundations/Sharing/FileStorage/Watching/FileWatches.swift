import ConcurrencyExtras
import Dispatch
import Glibc

/// The files that this process watches, through one `inotify` of the system.
///
/// Watched are folders, since whoever replaces a file leaves the watched one behind: the folder of
/// the file, or the nearest one there is, for what happens in it; those above for being moved away.
/// Nothing runs while nothing happens to them.
final class FileWatches: Sendable {
  static let ofProcess: Result<FileWatches, any Error> = Result {
    try FileWatches()
  }

  private let descriptor: Int32
  // Right, since nobody touches it after it has begun.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  private struct State {
    var watches: [Int: FileWatch] = [:]
    var count = 0
    /// The watches that a watched folder belongs to.
    var users: [Int32: Set<Int>] = [:]
  }

  private let state = Locked(State())

  private init() throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError() }
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "file events", qos: .utility))
    source.setEventHandler { [unowned self] in readEvents() }
    source.activate()
  }

  /// Watches a file.
  ///
  /// - Parameter didChange: Is told of changes, on a queue of the watches. Changes in quick
  ///   succession may be told as one.
  func watch(
    _ path: String, _ didChange: @escaping @Sendable (FileEvent) -> Void
  ) throws -> SharedSubscription {
    let number = try state.withLock { state in
      state.count += 1
      state.watches[state.count] = FileWatch(path, didChange)
      do throws {
        try arm(state.count, in: &state)
      } catch {
        end(state.count, in: &state)
        throw error
      }
      return state.count
    }
    return SharedSubscription { [self] in
      // What it tells is released after the lock.
      _ = state.withLock { end(number, in: &$0) }
    }
  }

  private func arm(_ number: Int, in state: inout State) throws {
    let before = state.watches[number]!.folders
    try state.watches[number]!.arm(descriptor)
    let after = state.watches[number]!.folders
    for folder in after.keys { state.users[folder, default: []].insert(number) }
    for folder in before.keys where after[folder] == nil { leave(folder, number, in: &state) }
  }

  @discardableResult
  private func end(_ number: Int, in state: inout State) -> FileWatch? {
    let watch = state.watches.removeValue(forKey: number)
    for folder in watch?.folders.keys ?? [:].keys { leave(folder, number, in: &state) }
    return watch
  }

  private func leave(_ folder: Int32, _ number: Int, in state: inout State) {
    state.users[folder]?.remove(number)
    guard state.users[folder]?.isEmpty == true else { return }
    state.users[folder] = nil
    inotify_rm_watch(descriptor, folder)
  }
}

// MARK: - Events

extension FileWatches {
  private func readEvents() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return }
    let events = FolderEvent.all(in: buffer[..<count])
    let news = state.withLock { changes(by: events, in: &$0) }
    for (didChange, event) in news { didChange(event) }
  }

  /// Whom to tell what.
  private func changes(
    by events: [FolderEvent], in state: inout State
  ) -> [(@Sendable (FileEvent) -> Void, FileEvent)] {
    var changes: [Int: FileEvent] = [:]
    var moved: Set<Int> = []
    for event in events {
      let users = event.isOverflow ? Set(state.watches.keys) : state.users[event.folder] ?? []
      for number in users {
        switch state.watches[number]!.meaning(of: event) {
        case .nothing: continue
        case .written: changes[number] = .written
        case .replaced: changes[number] = changes[number] ?? .replaced
        case .moved:
          changes[number] = changes[number] ?? .replaced
          moved.insert(number)
        }
      }
    }
    for number in moved {
      // A folder that cannot be watched any more is seen again when the file is written next.
      try? arm(number, in: &state)
    }
    return changes.sorted { $0.key < $1.key }.map { (state.watches[$0]!.didChange, $1) }
  }
}
