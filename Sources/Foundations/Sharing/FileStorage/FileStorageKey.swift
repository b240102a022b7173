import Dependencies
import Foundation

extension SharedReaderKey {
  /// Keeps a value as JSON in a file.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "meetings.json")))
  /// var meetings: [Meeting] = []
  /// ```
  ///
  /// The first change is written at once. Those of the next second are written together when it is
  /// over, or when the process ends. What others write to the file is taken over on the main queue,
  /// unless a newer value is yet to be written; when they remove the file, the value is the default.
  /// A file that cannot be decoded, such as an empty one, is left as it is until the value changes:
  /// see ``Shared/loadError``.
  ///
  /// - Parameters:
  ///   - url: The file. Neither it nor its folder need exist.
  ///   - decoder: Decodes the file; a plain one by default.
  ///   - encoder: Encodes the value; by default one that sorts and indents in debug builds.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let decoder = decoder ?? JSONDecoder()
    let encoder = encoder ?? .ofFileStorage
    return fileStorage(
      url, decode: { try decoder.decode(Value.self, from: $0) }, encode: { try encoder.encode($0) })
  }

  /// Keeps a value in a file, in a format of its own.
  ///
  /// - Parameters:
  ///   - url: The file. Neither it nor its folder need exist.
  ///   - decode: Makes the value of what is in the file. It may run on any thread.
  ///   - encode: Makes of the value what is to be in the file. It may run on any thread.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    @Dependency(\.defaultFileStorage) var storage
    return FileStorageKey(url: url, storage: storage, decode: decode, encode: encode)
  }
}

/// The key of a value in a file: see ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public final class FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let file: StoredFile
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    url: URL,
    storage: FileStorage,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = storage
    self.decode = decode
    self.encode = encode
    file = storage.files.file(at: url)
  }

  public var id: FileStorageKeyID {
    FileStorageKeyID(url: url, storage: storage)
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try file.load() }.flatMap(value))
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    file.subscribe { [self] data in subscriber.yield(with: data.flatMap(value)) }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    file.save(context) { [self] in
      do {
        return try encode(value)
      } catch let error as EncodingError {
        throw error.naming(url)
      }
    } completion: {
      continuation.resume(with: $0)
    }
  }

  /// The value that a file holds; none where there is no file.
  private func value(of data: Data?) -> Result<Value?, any Error> {
    guard let data, data != Self.stub else { return .success(nil) }
    do {
      return .success(try decode(data))
    } catch {
      // Tried all the same: there are formats in which nothing is a value, such as text.
      if data.isEmpty { return .failure(FileStorageError.empty(url.nameInMessages)) }
      return .failure((error as? DecodingError)?.naming(url) ?? error)
    }
  }

  /// What old versions of the original left in a file without a value.
  private static var stub: Data { Data("co.pointfree.Sharing.FileStorage.stub".utf8) }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String {
    ".fileStorage(\(url))"
  }
}

/// The identity of a value in a file.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}

extension JSONEncoder {
  /// Documents to be read and compared by people while an app is being built.
  fileprivate static var ofFileStorage: JSONEncoder {
    let encoder = JSONEncoder()
    #if DEBUG
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    #endif
    return encoder
  }
}
