/// Tells which child a piece of state is of, by the case of an enum and the id of identifiable state:
/// when another child takes its place, its effects end.
@usableFromInline
struct ChildIdentityReader {
  private let tag: EnumTag?
  private let id: ((UnsafeRawPointer) -> AnyHashable)?

  @usableFromInline init<State>(_ type: State.Type) {
    tag = EnumTag(type)
    id = if let type = type as? any Identifiable.Type { Self.readID(type) } else { nil }
  }

  private static func readID<State: Identifiable>(
    _ type: State.Type
  ) -> (UnsafeRawPointer) -> AnyHashable {
    { AnyHashable($0.assumingMemoryBound(to: State.self).pointee.id) }
  }

  /// The identity of a child; `nil` where all children are the same to their parent.
  func callAsFunction(_ state: UnsafeRawPointer) -> AnyHashable? {
    switch (tag, id) {
    case (nil, nil): nil
    case (let tag?, nil): AnyHashable(tag(state))
    case (nil, let id?): id(state)
    case (let tag?, let id?): AnyHashable([AnyHashable(tag(state)), id(state)])
    }
  }
}
