import Foundation

/// The publishers of objects that have none of their own.
///
/// They are found by the address of their object. Those of objects that are gone are dropped
/// whenever the table has doubled.
final class ObjectPublishers {
  static let all = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// The publisher of an object: the same one as long as the object lives.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // Another object may have had the address before.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

// The lock orders every access to the table, and of the objects only the identity is used.
extension ObjectPublishers: @unchecked Sendable {}
