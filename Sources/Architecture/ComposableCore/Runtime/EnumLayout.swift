/// How the values of an enum lie in memory: which case one is in, and where its payload is.
///
/// The layout of metadata and value witnesses is part of Swift's stable ABI: the kind of a type
/// comes first, the pointer to the witness table is right before it, and an enum's own witnesses
/// follow the table's eight functions and four numbers: `getEnumTag`, `destructiveProjectEnumData`
/// and `destructiveInjectEnumTag`.
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

  /// `nil` for types that are no enums.
  @usableFromInline init?(_ type: Any.Type) {
    // A type is a pointer to its metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind = 0x201
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let word = MemoryLayout<Int>.size
    let table = (metadata - word).load(as: UnsafeRawPointer.self)
    let witnesses = table + 8 * word + 2 * word + 2 * MemoryLayout<UInt32>.size
    self.metadata = metadata
    getTag = witnesses.load(as: GetTag.self)
    project = (witnesses + word).load(as: Project.self)
    inject = (witnesses + 2 * word).load(as: Inject.self)
  }

  /// The number of the case that a value is in, whatever its payload.
  @usableFromInline func tag(of value: UnsafeRawPointer) -> Int {
    Int(getTag(value, metadata))
  }

  /// Calls `body` while the memory of a value holds its payload and nothing else.
  ///
  /// The caller vouches that nobody takes the memory for the enum meanwhile, and that the payload
  /// lies in it: that of an `indirect` case does not.
  @usableFromInline func withPayload<Result>(
    of value: UnsafeMutableRawPointer, tag: Int, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    project(value, metadata)
    defer { inject(value, UInt32(truncatingIfNeeded: tag), metadata) }
    return body(value)
  }
}
