/// What an array has lost of late: the ids whose elements were removed or had others put in their
/// place.
@usableFromInline
struct IdentityHistory<ID> {
  @usableFromInline struct Change {
    /// The version of the array before the change.
    let version: UInt64
    /// What was lost, `nil` for nothing.
    let lost: ID?
  }

  /// The changes, the latest last. Of those past a number the older half is forgotten.
  private var changes: [Change] = []
  private static var limit: Int { 256 }

  @usableFromInline init() {}

  @usableFromInline mutating func record(_ lost: some Collection<ID>, in version: UInt64) {
    if lost.count > Self.limit / 2 {
      changes = []
    } else if lost.isEmpty {
      changes.append(Change(version: version, lost: nil))
    } else {
      for id in lost { changes.append(Change(version: version, lost: id)) }
    }
    if changes.count > Self.limit { changes.removeFirst(changes.count - Self.limit / 2) }
  }

  /// What was lost since a version, `nil` when that is not known.
  @usableFromInline func lost(since version: UInt64) -> [ID]? {
    changes.firstIndex { $0.version == version }.map { changes[$0...].compactMap(\.lost) }
  }
}

extension IdentifiedArray {
  /// Has the array note from now on which ids it loses.
  @inlinable public mutating func _keepHistory() {
    if history == nil { history = IdentityHistory() }
  }

  /// The ids whose elements were removed or replaced since an array, that this one was made from, had
  /// a version; `nil` when that is not known.
  @inlinable public func _idsLost(since version: UInt64) -> [ID]? {
    version == identityVersion ? [] : history?.lost(since: version)
  }

  /// Notes that an element that was changed in place has become another one.
  @inlinable public mutating func _elementWasReplaced(id: ID) {
    identitiesChanged(losing: CollectionOfOne(id))
  }

  @inlinable mutating func identitiesChanged(losing lost: some Collection<ID>) {
    history?.record(lost, in: identityVersion)
    identityVersion = _nextIdentityVersion()
  }

  @inlinable mutating func identitiesChanged() {
    identitiesChanged(losing: EmptyCollection())
  }
}
