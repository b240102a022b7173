import Foundation
import Synchronization

extension DependencyValues {
  /// Makes UUIDs. Fails tests that use it without an override.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let item = Item(id: uuid())
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}

/// Something that makes UUIDs, and is called as a function.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator of one UUID, again and again.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A generator of `UUID(0)`, `UUID(1)` and so on, which starts anew with each use of this
  /// property.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(counter.next()) }
  }

  /// Makes a UUID.
  public func callAsFunction() -> UUID {
    generate()
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int {
      count.wrappingAdd(1, ordering: .relaxed).oldValue
    }
  }
}

extension UUID {
  /// A UUID that shows a number: `UUID(16)` is `00000000-0000-0000-0000-000000000010`.
  ///
  /// A negative number has a one in the third group.
  public init(_ intValue: Int) {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes[7] = intValue < 0 ? 1 : 0
      bytes.storeBytes(
        of: UInt64(intValue.magnitude).bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: bytes)
  }
}
