/// Tells which child a piece of state is of, by the case of an enum and the id of identifiable
/// state, an enum's or its payload's: when another child takes its place, its effects end.
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

  /// Whether all states are of one child.
  var isConstant: Bool { payloads == nil && id == nil }

  /// Which child a state is of.
  func callAsFunction(_ state: UnsafeRawPointer) -> ChildIdentity {
    guard let payloads else { return id.map { ChildIdentity(id: $0(state)) } ?? .only }
    guard let id else { return payloads.identity(of: state) }
    return ChildIdentity(tag: payloads.tag(of: state), id: id(state))
  }

  /// The same for a value that is nobody else's.
  static func identity<State>(of state: State) -> ChildIdentity {
    withUnsafePointer(to: state) { ChildIdentityReader(State.self)($0) }
  }
}
