import CasePaths
import SwiftNavigation

/// Tells what the payload of an enum is to those who run a child on it.
///
/// The types of payloads are not known from the type of the enum: what there is to know of a case
/// is found out from the first value in it.
final class PayloadReader {
  private let layout: EnumLayout
  private let read: (UnsafeRawPointer) -> CasePayload

  /// What is known of the cases, by their numbers: owned by this, and never replaced.
  //
  // Nothing calls out while these are accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var payloads: [Unmanaged<CasePayload>?] = []

  /// `nil` for types that are no enums.
  init?<State>(_ type: State.Type) {
    guard let layout = EnumLayout(type) else { return nil }
    self.layout = layout
    read = { Self.payload(of: $0.assumingMemoryBound(to: State.self).pointee) }
  }

  deinit {
    for payload in payloads { payload?.release() }
  }

  /// Which value an enum is; `nil` if that takes more than a look at its payload.
  func number(of state: UnsafeRawPointer) -> UInt64? {
    let tag = layout.tag(of: state)
    return withPayload(at: state, tag: tag) { $0.number(of: state, tag: tag) }
  }

  /// The number of the case that an enum is in.
  func tag(of state: UnsafeRawPointer) -> Int { layout.tag(of: state) }

  /// Which child an enum is the state of.
  func identity(of state: UnsafeRawPointer) -> ChildIdentity {
    let tag = layout.tag(of: state)
    return withPayload(at: state, tag: tag) {
      ChildIdentity(tag: tag, id: $0.id.flatMap { $0.read(state) })
    }
  }

  /// Whether the payload of the case that the enum is in is gone after its first action.
  func isEphemeral(_ state: UnsafeRawPointer) -> Bool {
    withPayload(at: state, tag: layout.tag(of: state)) { $0.ephemeral != nil }
  }

  /// The name of the case that the enum is in and the type of its actions, if the payload is gone
  /// after its first one.
  func ephemeral(_ state: UnsafeRawPointer) -> (name: String?, action: Any.Type)? {
    withPayload(at: state, tag: layout.tag(of: state), \.ephemeral)
  }

  /// Calls `body` with what is known of a case. Not retained for that: this owns it.
  @inline(__always)
  private func withPayload<Result>(
    at state: UnsafeRawPointer, tag: Int, _ body: (CasePayload) -> Result
  ) -> Result {
    let known = tag < payloads.count ? payloads[tag] : nil
    return (known ?? findPayload(at: state, tag: tag))._withUnsafeGuaranteedRef(body)
  }

  private func findPayload(at state: UnsafeRawPointer, tag: Int) -> Unmanaged<CasePayload> {
    let found = Unmanaged.passRetained(read(state))
    while payloads.count <= tag { payloads.append(nil) }
    payloads[tag] = found
    return found
  }

  private static func payload<State>(of state: State) -> CasePayload {
    guard let child = Mirror(reflecting: state).children.first else {
      return CasePayload(isAbsent: true)
    }
    let type = type(of: child.value) as? any _EphemeralState.Type
    let ephemeral = type.map { (child.label, $0.actionType) }
    guard
      let state = state as? any CasePathable,
      let payload = payload(of: state, ephemeral: ephemeral)
    else { return CasePayload(ephemeral: ephemeral) }
    return payload
  }

  private static func payload<State: CasePathable>(
    of state: State, ephemeral: (String?, Any.Type)?
  ) -> CasePayload? {
    guard
      let paths = State.allCasePaths as? any CasePathReflectable<State>,
      case let path = paths[state], let value = state[case: path]
    else { return nil }
    let id = (value as? any Identifiable).flatMap { readID(of: $0, at: path) }
    guard let (place, offset) = registrar(of: value, at: path) else {
      return CasePayload(id: id, ephemeral: ephemeral)
    }
    return ObservedCasePayload(
      at: place, registrarOffset: offset, id: id, ephemeral: ephemeral)
  }

  /// Where the payload is, and where in it its registrar is, if it stores one.
  private static func registrar<State, Value>(
    of value: Value, at path: PartialCaseKeyPath<State>
  ) -> (CasePlace, offset: Int)? {
    guard
      let path = path as? CaseKeyPath<State, Value>,
      let offset = (Value.self as? any ObservableState.Type)?.registrarOffset
    else { return nil }
    return (CasePlace(AnyCasePath(path)), offset)
  }

  private static func readID<State, Value: Identifiable>(
    of value: Value, at path: PartialCaseKeyPath<State>
  ) -> CasePayload.ID? {
    guard let path = path as? CaseKeyPath<State, Value> else { return nil }
    let place = CasePlace(AnyCasePath(path))
    return CasePayload.ID { state in
      var id: AnyHashable?
      place.read(UnsafeMutableRawPointer(mutating: state)) {
        id = AnyHashable($0.assumingMemoryBound(to: Value.self).pointee.id)
      }
      return id
    }
  }
}

extension _EphemeralState {
  fileprivate static var actionType: Any.Type { Action.self }
}
