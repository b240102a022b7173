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

  /// The child whose state is at a place in its parent's.
  func feature(_ state: UnsafeRawPointer, at keyPath: AnyKeyPath) -> FeatureID {
    guard let payloads else { return FeatureID(keyPath, identity: id?(state)) }
    let payload = payloads.identity(of: state)
    return FeatureID(keyPath, tag: payload.tag, identity: id?(state) ?? payload.id)
  }

  /// The child whose state is a value that is nobody else's.
  static func feature<State>(of state: State, at keyPath: AnyKeyPath) -> FeatureID {
    withUnsafePointer(to: state) { ChildIdentityReader(State.self).feature($0, at: keyPath) }
  }
}
