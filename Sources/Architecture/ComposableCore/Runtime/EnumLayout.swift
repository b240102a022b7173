/// How the values of an enum lie in memory: which case one is in, and where its payload is.
///
/// The layout of metadata and value witnesses is part of Swift's stable ABI: the kind of a type
/// comes first, the pointer to the witness table is right before it. The table has eight functions,
/// the size, the stride and the flags of the type, and for an enum three functions more:
/// `getEnumTag`, `destructiveProjectEnumData` and `destructiveInjectEnumTag`.
@usableFromInline
struct EnumLayout {
  // Swift's calling convention passes two pointers and a number as C's does.
  private typealias GetTag =
    @convention(c) (_ value: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UInt32
  private typealias Project =
    @convention(c) (_ value: UnsafeMutableRawPointer, _ metadata: UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (
      _ value: UnsafeMutableRawPointer, _ tag: UInt32, _ metadata: UnsafeRawPointer
    ) -> Void

  private let metadata: UnsafeRawPointer
  private let getTag: GetTag
  private let project: Project
  private let inject: Inject

  /// How many bytes a value has.
  let size: Int
  let alignment: Int

  /// Whether the bytes of a value are a value wherever they lie: not so with a weak reference.
  let isBitwiseTakable: Bool

  /// `nil` for types that are no enums.
  @usableFromInline init?(_ type: Any.Type) {
    // A type is a pointer to its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind = 0x201
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let word = MemoryLayout<Int>.size
    let table = (metadata - word).load(as: UnsafeRawPointer.self)
    let numbers = table + 8 * word
    let flags = (numbers + 2 * word).load(as: UInt32.self)
    let (alignmentMask, isNotTakable, isNotBorrowable) = (0xFF, 0x10_0000, 0x100_0000) as (UInt32, UInt32, UInt32)
    let witnesses = numbers + 2 * word + 2 * MemoryLayout<UInt32>.size
    self.metadata = metadata
    size = numbers.load(as: Int.self)
    alignment = Int(flags & alignmentMask) + 1
    isBitwiseTakable = flags & (isNotTakable | isNotBorrowable) == 0
    getTag = witnesses.load(as: GetTag.self)
    project = (witnesses + word).load(as: Project.self)
    inject = (witnesses + 2 * word).load(as: Inject.self)
  }

  /// The number of the case that a value is in, whatever its payload.
  @usableFromInline func tag(of value: UnsafeRawPointer) -> Int {
    Int(getTag(value, metadata))
  }

  /// Makes the memory of a value hold its payload and nothing else.
  ///
  /// The caller vouches that nobody takes the memory for the enum until ``inject(_:tag:)``.
  func project(_ value: UnsafeMutableRawPointer) {
    project(value, metadata)
  }

  /// Makes the memory of a payload hold the value again.
  func inject(_ value: UnsafeMutableRawPointer, tag: Int) {
    inject(value, UInt32(truncatingIfNeeded: tag), metadata)
  }
}
