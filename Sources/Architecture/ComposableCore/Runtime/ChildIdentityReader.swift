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

  /// Whether all children are the same one.
  var isConstant: Bool { payloads == nil && id == nil }

  /// Which child has a state.
  func identity(_ state: UnsafeRawPointer) -> ChildIdentity {
    if isConstant { return ChildIdentity() }
    let id = id?(state)
    guard let payloads else { return ChildIdentity(id: id) }
    return id.map { ChildIdentity(tag: payloads.tag(of: state), id: $0) }
      ?? payloads.identity(of: state)
  }

  /// The child whose state is a value that is nobody else's.
  static func feature<State>(of state: State, at keyPath: AnyKeyPath) -> FeatureID {
    withUnsafePointer(to: state) {
      FeatureID(keyPath, ChildIdentityReader(State.self).identity($0))
    }
  }
}
