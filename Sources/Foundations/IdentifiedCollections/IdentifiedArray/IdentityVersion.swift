import Synchronization

private let lastIdentityVersion = Atomic<UInt64>(0)

/// A number that was not returned before in this process, and is not 0.
@usableFromInline func _nextIdentityVersion() -> UInt64 {
  lastIdentityVersion.wrappingAdd(1, ordering: .relaxed).newValue
}
