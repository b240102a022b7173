/// The identity of a key. It hashes with one multiplication, since each read of a dependency looks for
/// its key: the address of a type needs no protection against chosen collisions.
struct KeyIdentifier: Hashable {
  private let type: ObjectIdentifier

  init(_ key: any TestDependencyKey.Type) {
    type = ObjectIdentifier(key)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
  }

  // What a dictionary asks first; the default goes through a `Hasher`, which takes longer than all
  // else in a read.
  func _rawHashValue(seed: Int) -> Int {
    let product = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 24) ^ seed
  }
}
