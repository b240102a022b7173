/// What is known of a case of an enum to those who run a child on its payload.
class CasePayload {
  /// Reads the id of a payload.
  //
  // In a class: a closure in an optional is wrapped each time that it is taken out.
  final class ID {
    let read: (UnsafeRawPointer) -> AnyHashable?

    init(_ read: @escaping (UnsafeRawPointer) -> AnyHashable?) {
      self.read = read
    }
  }

  /// Whether there is no payload.
  private let isAbsent: Bool

  /// `nil` for a payload that has no id.
  final let id: ID?

  /// The name of the case and the type of the actions, if the payload is gone after its first one.
  final let ephemeral: (name: String?, action: Any.Type)?

  init(
    isAbsent: Bool = false, id: ID? = nil, ephemeral: (name: String?, action: Any.Type)? = nil
  ) {
    self.isAbsent = isAbsent
    self.id = id
    self.ephemeral = ephemeral
  }

  /// Which value an enum is that is in the case, if that is known by its payload.
  ///
  /// - Parameter tag: The number of the case.
  func number(of state: UnsafeRawPointer, tag: Int) -> UInt64? {
    isAbsent ? UInt64(tag) : nil
  }
}

/// The same for a payload that stores a registrar: the enum is known by that.
final class ObservedCasePayload: CasePayload {
  private let place: CasePlace

  /// Where in the payload the registrar is, in bytes.
  private let registrarOffset: Int

  init(
    at place: CasePlace, registrarOffset: Int, id: ID?,
    ephemeral: (name: String?, action: Any.Type)?
  ) {
    self.place = place
    self.registrarOffset = registrarOffset
    super.init(id: id, ephemeral: ephemeral)
  }

  override func number(of state: UnsafeRawPointer, tag: Int) -> UInt64? {
    guard let payload = place.openKnown(state) else { return nil }
    let number = (payload + registrarOffset)
      .assumingMemoryBound(to: Unmanaged<StateIdentity>.self)
      .pointee._withUnsafeGuaranteedRef { $0.number }
    place.close(payload, in: state)
    return ObservableStateID.combine(number, UInt64(tag))
  }
}
