import ConcurrencyExtras
import Foundation

/// The file that Foundation reads settings from when a program starts.
///
/// What was set is put into the file as it is then, so that settings that other programs have
/// changed meanwhile stay.
final class SettingsFile: Sendable {
  private struct Change: Sendable {
    let number: Int
    // What settings can hold never changes.
    let value: UncheckedSendable<Any?>
  }

  private struct State: Sendable {
    /// What was set and is not in the file yet.
    var changes: [String: Change] = [:]
    var count = 0
    /// Why the settings could not be read when the program started, until they are written anew.
    var loadError: (any Error)?
  }

  private let state = LockIsolated(State())
  private let url: URL
  private let file: StoredFile

  init(_ url: URL) {
    self.url = url
    file = Self.storage.files.file(at: url)
    do {
      _ = try settings()
    } catch {
      state.withValue { $0.loadError = error }
    }
  }

  /// Why Foundation found no settings in a file that is there.
  var loadError: (any Error)? { state.withValue(\.loadError) }

  /// Takes a setting, which is in the file once that is saved.
  func change(_ key: String, to value: Any?) {
    let value = UncheckedSendable(value)
    state.withValue { state in
      state.count += 1
      state.changes[key] = Change(number: state.count, value: value)
    }
  }

  /// Writes what was set now.
  ///
  /// - Returns: Whether that is in the file.
  func write() -> Bool {
    save(.userInitiated)
    return state.withValue { $0.changes.isEmpty }
  }

  /// Writes what was set, if it is not in the file, and says how that went.
  func save(
    _ context: SaveContext,
    then completion: @escaping @Sendable (Result<Void, any Error>) -> Void = { _ in }
  ) {
    guard !state.withValue(\.changes.isEmpty) else { return completion(.success(())) }
    let written = LockIsolated(0)
    file.save(context) { [self] in
      let (changes, count) = state.withValue { ($0.changes, $0.count) }
      written.setValue(count)
      return try document(with: changes)
    } completion: { [self] result in
      if case .success = result {
        let written = written.value
        state.withValue { state in
          state.changes = state.changes.filter { $1.number > written }
          state.loadError = nil
        }
      }
      completion(result)
    }
  }

  /// What is in the file, with the changes. A file that cannot be read is not replaced, one that
  /// holds something else is.
  private func document(with changes: [String: Change]) throws -> Data {
    var settings: [String: Any]
    do {
      settings = try self.settings()
    } catch let error as FileStorageError where error == .noSettings(url.path) {
      settings = [:]
    }
    for (key, change) in changes { settings[key] = change.value.value }
    // Not as text, which cuts dates to seconds.
    return try PropertyListSerialization.data(
      fromPropertyList: settings, format: .binary, options: 0)
  }

  /// What is in the file; nothing where there is none.
  private func settings() throws -> [String: Any] {
    guard let data = try LocalFileSystem().read(url).data else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let settings = list as? [String: Any] else {
      throw FileStorageError.noSettings(url.path)
    }
    return settings
  }
}

// MARK: - Where it is

extension SettingsFile {
  private static let files = LockIsolated<[SettingsDomain: SettingsFile]>([:])

  private static let storage = FileStorage(LocalFileSystem(permissions: 0o600)) {
    $0.perform()
  } asyncAfter: {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + $0, execute: $1)
  }

  /// The file of a domain; none of settings whose place is unknown.
  static func of(_ domain: SettingsDomain) -> SettingsFile? {
    files.withValue { files in
      if let file = files[domain] { return file }
      let name: String
      switch domain {
      case .program: name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
      case .suite(let suite): name = suite
      case .object: return nil
      }
      let file = SettingsFile(folder.appendingPathComponent("\(name).plist"))
      files[domain] = file
      return file
    }
  }

  private static var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty {
      return URL(fileURLWithPath: folder)
    }
    return URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
      .appendingPathComponent(".config")
  }
}
