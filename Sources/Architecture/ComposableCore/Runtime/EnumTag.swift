/// The number of the case that an enum is in, whatever its payload.
///
/// The layout of metadata and value witnesses is part of Swift's stable ABI: the kind of a type comes
/// first, the pointer to the witness table is right before it, and an enum's own witnesses, of which
/// `getEnumTag` is the first, follow the table's eight functions and four numbers.
struct EnumTag {
  private typealias GetTag =
    @convention(c) (_ value: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UInt32

  private let metadata: UnsafeRawPointer
  private let getTag: GetTag

  /// `nil` for types that are no enums.
  init?(_ type: Any.Type) {
    // A type is a pointer to its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind = 0x201
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let word = MemoryLayout<Int>.size
    let witnesses = (metadata - word).load(as: UnsafeRawPointer.self)
    let offset = 8 * word + 2 * word + 2 * MemoryLayout<UInt32>.size
    self.metadata = metadata
    // Swift's calling convention passes two pointers as C's does.
    getTag = (witnesses + offset).load(as: GetTag.self)
  }

  func callAsFunction(_ value: UnsafeRawPointer) -> Int {
    Int(getTag(value, metadata))
  }
}
