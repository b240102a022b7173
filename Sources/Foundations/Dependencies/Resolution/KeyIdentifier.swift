/// The identity of a key. It hashes with one multiplication, since each read of a dependency looks for
/// its key: the address of a type needs no protection against chosen collisions.
@usableFromInline
struct KeyIdentifier: Hashable, Sendable {
  @usableFromInline let type: ObjectIdentifier

  @inlinable
  init(_ key: any TestDependencyKey.Type) {
    type = ObjectIdentifier(key)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
  }

  // What a dictionary asks first; the default goes through a `Hasher`, which takes longer than all
  // else in a read.
  @usableFromInline
  func _rawHashValue(seed: Int) -> Int {
    let product = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 24) ^ seed
  }
}

/// A key in a context, which has a default value of its own there.
struct ContextualKey: Hashable, Sendable {
  let key: KeyIdentifier
  let context: DependencyContext

  func _rawHashValue(seed: Int) -> Int {
    let bits =
      switch context {
      case .live: 0
      case .preview: 1
      case .test: 2
      }
    return key._rawHashValue(seed: seed) ^ bits
  }
}
