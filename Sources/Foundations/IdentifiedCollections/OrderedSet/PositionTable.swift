/// The hash table of an ordered set: it finds the position of a member from the member's hash.
///
/// The members themselves lie in an array, in order; a bucket holds nothing but a position in it.
/// That keeps a shift of all positions behind an insertion or a removal a pass over plain numbers,
/// without hashing anything. Collisions go to the next free bucket; a removal closes the gap, so
/// that there are no tombstones.
///
/// A set of a few members has no buckets at all: comparing them in order is quicker than hashing
/// one.
@usableFromInline
struct PositionTable: Sendable {
  /// Position + 1 in each bucket in use, zero in a free one. The number of buckets is a power of
  /// two, or zero.
  @usableFromInline var buckets: [UInt32] = []

  /// The greatest count that is searched without buckets.
  @usableFromInline static var linearSearchLimit: Int { 8 }

  @inlinable init() {}

  /// A table of the positions of `members`, which are unique, with room for `capacity` of them.
  @inlinable init<Member: Hashable>(_ members: [Member], capacity: Int = 0) {
    let capacity = Swift.max(members.count, capacity)
    guard capacity > Self.linearSearchLimit else { return }
    // Two thirds full at the most when made, so that it takes appends before it is made anew.
    var count = 16
    while count * 2 < capacity * 3 { count *= 2 }
    buckets = [UInt32](repeating: 0, count: count)
    for position in members.indices {
      buckets[freeBucket(for: members[position])] = UInt32(position + 1)
    }
  }

  /// Whether one more member can be entered; three quarters full is the limit.
  @inlinable func hasRoom(toAddTo count: Int) -> Bool {
    buckets.isEmpty ? count < Self.linearSearchLimit : (count + 1) * 4 <= buckets.count * 3
  }

  @inlinable func firstBucket<Member: Hashable>(of member: Member) -> Int {
    member.hashValue & (buckets.count - 1)
  }

  @inlinable func bucket(after bucket: Int) -> Int {
    (bucket + 1) & (buckets.count - 1)
  }

  @inlinable func freeBucket<Member: Hashable>(for member: Member) -> Int {
    var bucket = firstBucket(of: member)
    while buckets[bucket] != 0 { bucket = self.bucket(after: bucket) }
    return bucket
  }

  /// The bucket that holds the position of `member`, whose position is known.
  @inlinable func bucket<Member: Hashable>(of member: Member, at position: Int) -> Int {
    var bucket = firstBucket(of: member)
    while buckets[bucket] != UInt32(position + 1) { bucket = self.bucket(after: bucket) }
    return bucket
  }

  @inlinable func position<Member: Hashable>(of member: Member, in members: [Member]) -> Int? {
    // The last one is looked for most, as the top of a stack is, and comparing is quicker than hashing.
    if let last = members.last, last == member { return members.count - 1 }
    return find(member, in: members).position
  }

  /// The position of a member, or else the bucket that is free for it.
  @inlinable func find<Member: Hashable>(
    _ member: Member, in members: [Member]
  ) -> (position: Int?, bucket: Int) {
    guard !buckets.isEmpty else { return (members.firstIndex(of: member), 0) }
    var bucket = firstBucket(of: member)
    while buckets[bucket] != 0 {
      let position = Int(buckets[bucket]) - 1
      if members[position] == member { return (position, bucket) }
      bucket = self.bucket(after: bucket)
    }
    return (nil, bucket)
  }

  /// Enters a member that is not in the table yet, when `hasRoom(toAddTo:)`.
  @inlinable mutating func enter<Member: Hashable>(_ member: Member, at position: Int) {
    guard !buckets.isEmpty else { return }
    buckets[freeBucket(for: member)] = UInt32(position + 1)
  }

  /// Enters a position in a bucket that `find` said to be free, when `hasRoom(toAddTo:)`.
  @inlinable mutating func enter(position: Int, in bucket: Int) {
    guard !buckets.isEmpty else { return }
    buckets[bucket] = UInt32(position + 1)
  }

  /// Takes all members out, and keeps the room for them.
  @inlinable mutating func removeAll() {
    for bucket in buckets.indices { buckets[bucket] = 0 }
  }

  /// Takes out the member at a position, while `members` still holds it. Other positions stay.
  @inlinable mutating func removeMember<Member: Hashable>(at position: Int, of members: [Member]) {
    guard !buckets.isEmpty else { return }
    var gap = bucket(of: members[position], at: position)
    var bucket = self.bucket(after: gap)
    // A member behind the gap moves into it, unless its search starts behind the gap too.
    while buckets[bucket] != 0 {
      let start = firstBucket(of: members[Int(buckets[bucket]) - 1])
      let mask = buckets.count - 1
      if (bucket - start) & mask >= (bucket - gap) & mask {
        buckets[gap] = buckets[bucket]
        gap = bucket
      }
      bucket = self.bucket(after: bucket)
    }
    buckets[gap] = 0
  }

  /// Counts the positions of the members behind a removal down.
  ///
  /// - Parameter members: The members without the removed one, which was at `position`.
  @inlinable mutating func shiftDown<Member: Hashable>(
    from position: Int, of members: [Member]
  ) {
    guard isNearEnd(position, of: members.count) else { return shift(from: position, up: false) }
    for position in position..<members.count {
      let bucket = bucket(of: members[position], at: position + 1)
      buckets[bucket] -= 1
    }
  }

  /// Counts the positions of the members behind an insertion up.
  ///
  /// - Parameter members: The members with the inserted one, which is at `position` and not in the
  ///   table yet.
  @inlinable mutating func shiftUp<Member: Hashable>(from position: Int, of members: [Member]) {
    guard isNearEnd(position, of: members.count) else { return shift(from: position, up: true) }
    for position in ((position + 1)..<members.count).reversed() {
      let bucket = bucket(of: members[position], at: position - 1)
      buckets[bucket] += 1
    }
  }

  /// Whether it is quicker to find the members behind a position by their hashes than to look
  /// through all buckets, of which several fit into one instruction.
  @inlinable func isNearEnd(_ position: Int, of count: Int) -> Bool {
    !buckets.isEmpty && (count - position) * 64 < buckets.count
  }

  /// Counts all positions from `first` on one up or down.
  @inlinable mutating func shift(from first: Int, up: Bool) {
    let first = UInt32(first)
    // Through the buffer and without branches, so that the compiler uses vector instructions.
    buckets.withUnsafeMutableBufferPointer { buckets in
      for bucket in buckets.indices {
        let shift: UInt32 = buckets[bucket] > first ? 1 : 0
        buckets[bucket] = up ? buckets[bucket] &+ shift : buckets[bucket] &- shift
      }
    }
  }

  /// Exchanges the positions of two members.
  @inlinable mutating func swapMembers<Member: Hashable>(at i: Int, _ j: Int, of members: [Member])
  {
    guard !buckets.isEmpty else { return }
    buckets.swapAt(bucket(of: members[i], at: i), bucket(of: members[j], at: j))
  }
}
