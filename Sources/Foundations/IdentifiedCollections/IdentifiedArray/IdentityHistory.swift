/// What an array has lost of late: the ids whose elements were removed or had others put in their
/// place.
@usableFromInline
struct IdentityHistory<ID> {
  /// The version of the array before each change, the latest last. Of those past a number the older
  /// half is forgotten.
  //
  // Not together with what was lost: numbers are looked through quickly whatever the type of the ids.
  @usableFromInline var versions: [UInt64] = []

  /// What was lost in each change, `nil` for nothing. A change that has lost several ids counts as
  /// several.
  @usableFromInline var losses: [ID?] = []

  @inlinable static var limit: Int { 256 }

  @usableFromInline init() {}

  @inlinable mutating func record(_ lost: some Collection<ID>, in version: UInt64) {
    if lost.count > Self.limit / 2 { return forgetAll() }
    if lost.isEmpty { add(nil, in: version) }
    for id in lost { add(id, in: version) }
    if versions.count > Self.limit { forgetOlder() }
  }

  @inlinable mutating func add(_ id: ID?, in version: UInt64) {
    versions.append(version)
    losses.append(id)
  }

  @usableFromInline mutating func forgetAll() {
    versions = []
    losses = []
  }

  @usableFromInline mutating func forgetOlder() {
    let older = versions.count - Self.limit / 2
    versions.removeFirst(older)
    losses.removeFirst(older)
  }

  /// What was lost since a version, `nil` when that is not known.
  @inlinable func lost(since version: UInt64) -> [ID]? {
    firstChange(in: version).map { losses[$0...].compactMap { $0 } }
  }

  @usableFromInline func firstChange(in version: UInt64) -> Int? {
    // Mostly it is one of the latest.
    guard var index = versions.lastIndex(of: version) else { return nil }
    while index > 0, versions[index - 1] == version { index -= 1 }
    return index
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
