import CasePaths
import SwiftNavigation

/// Tells what the payload of an enum is to those who run a child on it.
///
/// The types of payloads are not known from the type of the enum: what there is to know of a case
/// is found out from the first value in it.
final class PayloadReader {
  /// What is known of a case.
  private final class Payload {
    /// Finds out which value the enum is, if it is known by its payload.
    let number: PayloadNumber?
    /// Reads the id of the payload, if it has one.
    let id: PayloadID?
    /// The name of the case and the type of the actions, if the payload is gone after its first
    /// one.
    let ephemeral: (name: String?, action: Any.Type)?

    init(
      number: PayloadNumber?, id: PayloadID? = nil,
      ephemeral: (name: String?, action: Any.Type)? = nil
    ) {
      self.number = number
      self.id = id
      self.ephemeral = ephemeral
    }

    /// Which value an enum is that is in the case, if that is known by its payload.
    func number(of state: UnsafeRawPointer, tag: Int) -> UInt64? {
      switch number {
      case nil: return nil
      case .constant: return UInt64(tag)
      case .registrar(let place, let offset):
        guard let payload = place.open(state) else { return nil }
        let number = (payload + offset).assumingMemoryBound(to: Unmanaged<StateIdentity>.self)
          .pointee._withUnsafeGuaranteedRef(\.number)
        place.close(payload, in: state)
        return ObservableStateID.combine(number, UInt64(tag))
      }
    }
  }

  /// In a class: a closure in an optional is wrapped each time that it is taken out.
  private final class PayloadID {
    let read: (UnsafeRawPointer) -> AnyHashable?

    init(_ read: @escaping (UnsafeRawPointer) -> AnyHashable?) {
      self.read = read
    }
  }

  /// How to find out which value an enum is, by its payload.
  private enum PayloadNumber {
    /// There is no payload.
    case constant
    /// Where in the payload its registrar is.
    case registrar(CasePlace, offset: Int)
  }

  private let layout: EnumLayout
  private let read: (UnsafeRawPointer) -> Payload

  /// What is known of the cases, by their numbers: owned by this, and never replaced.
  //
  // Nothing calls out while these are accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var payloads: [Unmanaged<Payload>?] = []

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
    at state: UnsafeRawPointer, tag: Int, _ body: (Payload) -> Result
  ) -> Result {
    let known = tag < payloads.count ? payloads[tag] : nil
    return (known ?? findPayload(at: state, tag: tag))._withUnsafeGuaranteedRef(body)
  }

  private func findPayload(at state: UnsafeRawPointer, tag: Int) -> Unmanaged<Payload> {
    let found = Unmanaged.passRetained(read(state))
    while payloads.count <= tag { payloads.append(nil) }
    payloads[tag] = found
    return found
  }

  private static func payload<State>(of state: State) -> Payload {
    guard let child = Mirror(reflecting: state).children.first else {
      return Payload(number: .constant)
    }
    let type = type(of: child.value) as? any _EphemeralState.Type
    let ephemeral = type.map { (child.label, $0.actionType) }
    guard
      let state = state as? any CasePathable,
      let payload = payload(of: state, ephemeral: ephemeral)
    else { return Payload(number: nil, ephemeral: ephemeral) }
    return payload
  }

  private static func payload<State: CasePathable>(
    of state: State, ephemeral: (String?, Any.Type)?
  ) -> Payload? {
    guard
      let paths = State.allCasePaths as? any CasePathReflectable<State>,
      case let path = paths[state], let value = state[case: path]
    else { return nil }
    return Payload(
      number: number(of: value, at: path),
      id: (value as? any Identifiable).flatMap { id(of: $0, at: path) },
      ephemeral: ephemeral)
  }

  private static func number<State, Value>(
    of value: Value, at path: PartialCaseKeyPath<State>
  ) -> PayloadNumber? {
    guard
      let path = path as? CaseKeyPath<State, Value>,
      let offset = (Value.self as? any ObservableState.Type)?.registrarOffset
    else { return nil }
    return .registrar(CasePlace(AnyCasePath(path)), offset: offset)
  }

  private static func id<State, Value: Identifiable>(
    of value: Value, at path: PartialCaseKeyPath<State>
  ) -> PayloadID? {
    guard let path = path as? CaseKeyPath<State, Value> else { return nil }
    let place = CasePlace(AnyCasePath(path))
    return PayloadID { state in
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
