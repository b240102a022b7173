import ConcurrencyExtras
import Dispatch
import Foundation
import ProcessEnd

/// A file that values are kept in: it holds writes back, and tells what others do to the file.
///
/// No lock is held while a value is encoded or somebody is told. Two are there: one for what is to be
/// written and whom to tell, one for the file itself, which is held while that is read or written.
final class StoredFile: Sendable {
  typealias Receive = @Sendable (Result<Data?, any Error>) -> Void

  let url: URL
  private let files: StoredFiles

  private struct State {
    /// How many values were to be saved.
    var saves = 0
    /// Whether values are held, since one was written just now.
    var isHolding = false
    /// Whether the process ends, so that nothing may be held.
    var isEnding = false
    var held: Save?
    /// How many threads are writing.
    var writers = 0
    /// What has the end of the process wait, while something is held or being written.
    var end: ProcessEndRegistration?
    var subscribers: [Int: Receive] = [:]
    var subscriptions = 0
    var observation: SharedSubscription?
  }

  private let state = Locked(State())

  private struct Disk {
    /// The number of the save that is in the file.
    var saved = 0
    /// The file whose contents are known.
    var stamp = FileStamp.noFile
    /// What tells its contents from others; nothing where they could not be read.
    var digest: Int?

    mutating func know(_ data: Data?, _ stamp: FileStamp) {
      self.stamp = stamp
      digest = data?.digest
    }
  }

  private let disk = Locked(Disk())

  /// What is being written.
  private let writes = DispatchGroup()

  init(_ url: URL, in files: StoredFiles) {
    self.url = url
    self.files = files
  }

  deinit {
    files.end(of: self)
  }

  /// What is in the file, or is to be.
  func load() throws -> Data? {
    if let held = state.withLock({ $0.held }) { return try held.encode() }
    return try disk.withLock { disk in
      // Known also where it cannot be read, which is told just once.
      disk.know(nil, files.fileSystem.stamp(of: url))
      let (data, stamp) = try files.fileSystem.read(url)
      disk.know(data, stamp)
      return data
    }
  }
}

// MARK: - Saving

extension StoredFile {
  /// A value to be written.
  private struct Save {
    let number: Int
    let encode: @Sendable () throws -> Data
    var completions: [@Sendable (Result<Void, any Error>) -> Void]
  }

  /// How long values are held after one was written.
  static let interval = DispatchTimeInterval.seconds(1)

  /// Writes a value: at once, or, if one was written just now, the latest one when that is a second
  /// ago.
  func save(
    _ context: SaveContext,
    encode: @escaping @Sendable () throws -> Data,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    var beginsToHold = false
    let save: Save? = state.withLock { state in
      state.saves += 1
      // Taken out, to be added to where they are: there may be many.
      var completions = state.held.take()?.completions ?? []
      completions.append(completion)
      state.held = Save(number: state.saves, encode: encode, completions: completions)
      if state.end == nil {
        state.end = files.end.register(.storage) { self.writeAll() }
      }
      if context == .didSet && !state.isEnding {
        if state.isHolding { return nil }
        state.isHolding = true
        beginsToHold = true
      }
      return beginToWrite(in: &state)
    }
    guard let save else { return }
    write(save, isDurable: context == .userInitiated)
    if beginsToHold {
      files.asyncAfter(Self.interval, DispatchWorkItem { self.writeHeld { $0.isHolding = false } })
    }
  }

  /// Writes what is held when the process ends, and waits for what others write.
  private func writeAll() {
    writeHeld(isDurable: true) { $0.isEnding = true }
    writes.wait()
  }

  private func writeHeld(isDurable: Bool = false, _ change: (inout State) -> Void) {
    let held = state.withLock { state in
      change(&state)
      return beginToWrite(in: &state)
    }
    if let held { write(held, isDurable: isDurable) }
  }

  /// Takes what is held, to be written by the caller.
  private func beginToWrite(in state: inout State) -> Save? {
    guard let save = state.held.take() else { return nil }
    state.writers += 1
    writes.enter()
    return save
  }

  private func write(_ save: Save, isDurable: Bool) {
    let result = Result {
      let data = try save.encode()
      try disk.withLock { disk in
        // A thread that came later may have been faster.
        guard save.number > disk.saved else { return }
        let stamp = try files.fileSystem.replace(url, with: data, isDurable: isDurable)
        disk.know(data, stamp)
        disk.saved = save.number
      }
    }
    state.withLock { state in
      state.writers -= 1
      endIfIdle(&state)
    }
    writes.leave()
    for completion in save.completions { completion(result) }
  }

  private func endIfIdle(_ state: inout State) {
    guard state.held == nil, state.writers == 0 else { return }
    state.end?.cancel()
    state.end = nil
  }
}

// MARK: - What others do

extension StoredFile {
  /// Tells what others do to the file.
  func subscribe(_ receive: @escaping Receive) -> SharedSubscription {
    let (number, isFirst) = state.withLock { state in
      state.subscriptions += 1
      state.subscribers[state.subscriptions] = receive
      return (state.subscriptions, state.subscribers.count == 1)
    }
    if isFirst { observe() }
    return SharedSubscription { [self] in
      // Both end after the lock.
      let ended = state.withLock { state in
        let subscriber = state.subscribers.removeValue(forKey: number)
        return (subscriber, state.subscribers.isEmpty ? state.observation.take() : nil)
      }
      _ = ended
    }
  }

  private func observe() {
    files.fileSystem.removeLeftovers(of: url)
    do {
      let observation = try files.fileSystem.observe(url) { [weak self] in self?.receive($0) }
      let isWanted = state.withLock { state in
        guard !state.subscribers.isEmpty, state.observation == nil else { return false }
        state.observation = observation
        return true
      }
      if !isWanted { observation.cancel() }
      // Something may have happened since the file was loaded.
      receive(.replaced)
    } catch {
      tell(.failure(error))
    }
  }

  private func receive(_ event: FileEvent) {
    guard let (news, saves) = latestNews(of: event) else { return }
    if case .success(nil) = news {
      // What others removed later than it was changed is not written again.
      let dropped = state.withLock { state -> Save? in
        guard state.saves == saves else { return nil }
        defer { endIfIdle(&state) }
        return state.held.take()
      }
      dropped?.completions.forEach { $0(.success(())) }
    }
    files.async(
      DispatchWorkItem { [self] in
        let isNewest = state.withLock { $0.saves == saves && $0.held == nil }
        if isNewest { tell(news) }
      })
  }

  /// What is new in the file, and how many values were to be saved when it was looked at.
  private func latestNews(
    of event: FileEvent
  ) -> (news: Result<Data?, any Error>, saves: Int)? {
    var latest: Result<Data?, any Error>?
    var saved = 0
    // Where a value comes in between, it may be from before the event as well as from after it: it
    // is looked at again. Where that goes on, the values are newer.
    for _ in 0..<3 {
      let saves = state.withLock { $0.saves }
      let (seen, savedNow) = disk.withLock { (news(of: event, disk: &$0), $0.saved) }
      latest = seen ?? (saved == savedNow ? latest : nil)
      saved = savedNow
      guard let latest else { return nil }
      if state.withLock({ $0.saves == saves }) { return (latest, saves) }
    }
    return nil
  }

  /// What is new in the file; nothing if that is what was written here, or what is known.
  private func news(of event: FileEvent, disk: inout Disk) -> Result<Data?, any Error>? {
    let before = disk
    let stamp = files.fileSystem.stamp(of: url)
    guard event == .written || stamp != before.stamp else { return nil }
    disk.know(nil, stamp)
    switch (before.stamp, stamp) {
    case (.noFolder, .noFolder), (.noFolder, .noFile), (.noFile, .noFile): return nil
    case (_, .noFolder): return .failure(FileStorageError.folderVanished(url.nameInMessages))
    case (_, .noFile): return .success(nil)
    case (_, .file): break
    }
    do {
      let (data, stamp) = try files.fileSystem.read(url)
      disk.know(data, stamp)
      // Somebody is writing into it, which is told when it is whole.
      if event == .replaced, data?.isEmpty == true, stamp.isSameFile(as: before.stamp) {
        disk.digest = nil
        return nil
      }
      // Such as when its permissions change.
      if let digest = disk.digest, digest == before.digest { return nil }
      return .success(data)
    } catch {
      return .failure(error)
    }
  }

  private func tell(_ news: Result<Data?, any Error>) {
    let subscribers = state.withLock { Array($0.subscribers.values) }
    for receive in subscribers { receive(news) }
  }
}

extension Data {
  /// A number that other bytes do not have. Their `hashValue` looks at the first ones only.
  fileprivate var digest: Int {
    var hasher = Hasher()
    withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
