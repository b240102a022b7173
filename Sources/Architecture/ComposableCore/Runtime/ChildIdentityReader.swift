/// Tells which child a piece of state is of, by the case of an enum and the id of identifiable state:
/// when another child takes its place, its effects end.
@usableFromInline
struct ChildIdentityReader {
  private let layout: EnumLayout?
  private let id: ((UnsafeRawPointer) -> AnyHashable)?

  @usableFromInline init<State>(_ type: State.Type) {
    layout = EnumLayout(type)
    id = if let type = type as? any Identifiable.Type { Self.readID(type) } else { nil }
  }

  private static func readID<State: Identifiable>(
    _ type: State.Type
  ) -> (UnsafeRawPointer) -> AnyHashable {
    { AnyHashable($0.assumingMemoryBound(to: State.self).pointee.id) }
  }

  /// The identity of a child; `nil` where all children are the same to their parent.
  func callAsFunction(_ state: UnsafeRawPointer) -> AnyHashable? {
    switch (layout, id) {
    case (nil, nil): nil
    case (let layout?, nil): AnyHashable(layout.tag(of: state))
    case (nil, let id?): id(state)
    case (let layout?, let id?): AnyHashable([AnyHashable(layout.tag(of: state)), id(state)])
    }
  }
}
