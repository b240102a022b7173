/// Tells which child a piece of state is of, by the case of an enum and the id of identifiable state, an
/// enum's or its payload's: when another child takes its place, its effects end.
@usableFromInline
struct ChildIdentityReader {
  private let payloads: PayloadReader?
  private let id: ((UnsafeRawPointer) -> AnyHashable)?

  @usableFromInline init<State>(_ type: State.Type) {
    payloads = PayloadReader(type)
    id = if let type = type as? any Identifiable.Type { Self.readID(type) } else { nil }
  }

  private static func readID<State: Identifiable>(
    _ type: State.Type
  ) -> (UnsafeRawPointer) -> AnyHashable {
    { AnyHashable($0.assumingMemoryBound(to: State.self).pointee.id) }
  }

  /// The identity of a child; `nil` where all children are the same to their parent.
  func callAsFunction(_ state: UnsafeRawPointer) -> AnyHashable? {
    guard let payloads else { return id?(state) }
    let tag = payloads.tag(of: state)
    guard let id = id?(state) ?? payloads.id(of: state) else { return AnyHashable(tag) }
    return AnyHashable(PayloadIdentity(tag: tag, id: id))
  }

  /// The same for a value that is nobody else's.
  static func identity<State>(of state: State) -> AnyHashable? {
    withUnsafePointer(to: state) { ChildIdentityReader(State.self)($0) }
  }
}

/// Which child an enum is of whose state has an id.
private struct PayloadIdentity: Hashable {
  let tag: Int
  let id: AnyHashable
}
