import CasePaths
import SwiftNavigation

/// Tells what the payload of an enum is to those who run a child on it.
///
/// The types of payloads are not known from the type of the enum: what there is to know of a case is found
/// out from the first value in it.
final class PayloadReader {
  /// What is known of a case.
  private struct Payload {
    /// Reads the id of the payload, if it has one.
    var id: ((UnsafeRawPointer) -> AnyHashable?)?
    /// The name of the case and the type of the actions, if the payload is gone after its first one.
    var ephemeral: (name: String?, action: Any.Type)?
  }

  private let layout: EnumLayout
  private let read: (UnsafeRawPointer) -> Payload

  /// What is known of the cases, by their numbers.
  private var payloads: [Payload?] = []

  /// `nil` for types that are no enums.
  init?<State>(_ type: State.Type) {
    guard let layout = EnumLayout(type) else { return nil }
    self.layout = layout
    read = { Self.payload(of: $0.assumingMemoryBound(to: State.self).pointee) }
  }

  /// The number of the case that an enum is in.
  func tag(of state: UnsafeRawPointer) -> Int { layout.tag(of: state) }

  /// The id of the payload.
  func id(of state: UnsafeRawPointer) -> AnyHashable? { payload(at: state).id?(state) }

  /// The name of the case that the enum is in and the type of its actions, if the payload is gone after its
  /// first one.
  func ephemeral(_ state: UnsafeRawPointer) -> (name: String?, action: Any.Type)? {
    payload(at: state).ephemeral
  }

  private func payload(at state: UnsafeRawPointer) -> Payload {
    let tag = tag(of: state)
    while payloads.count <= tag { payloads.append(nil) }
    if let known = payloads[tag] { return known }
    let found = read(state)
    payloads[tag] = found
    return found
  }

  private static func payload<State>(of state: State) -> Payload {
    guard let child = Mirror(reflecting: state).children.first else { return Payload() }
    let type = type(of: child.value) as? any _EphemeralState.Type
    return Payload(
      id: (state as? any CasePathable).flatMap { idReader(of: $0) },
      ephemeral: type.map { (child.label, $0.actionType) }
    )
  }

  private static func idReader<State: CasePathable>(
    of state: State
  ) -> ((UnsafeRawPointer) -> AnyHashable?)? {
    guard let paths = State.allCasePaths as? any CasePathReflectable<State> else { return nil }
    let path = paths[state]
    guard let payload = state[case: path] as? any Identifiable else { return nil }
    return idReader(of: payload, at: path)
  }

  private static func idReader<State, Payload: Identifiable>(
    of payload: Payload, at path: PartialCaseKeyPath<State>
  ) -> ((UnsafeRawPointer) -> AnyHashable?)? {
    guard let path = path as? CaseKeyPath<State, Payload> else { return nil }
    let access = CaseAccess(AnyCasePath(path))
    return { access.read($0) { AnyHashable($0.pointee.id) } }
  }
}

extension _EphemeralState {
  fileprivate static var actionType: Any.Type { Action.self }
}
