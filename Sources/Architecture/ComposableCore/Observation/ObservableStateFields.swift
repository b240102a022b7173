/// Where a type of observable state stores its observed properties.
///
/// The properties themselves are computed, and a key path to a computed property reads and writes a
/// copy. Through the storage the engine reaches the state of a child where it lies.
public struct ObservableStateFields<State> {
  /// The offset of the registrar in bytes; `nil` for state without one, as enums are.
  let registrarOffset: Int?
  private var fields: [ObservableStateField] = []

  /// State that does not tell where its properties are.
  init() {
    registrarOffset = nil
  }

  /// State whose registrar is stored at a key path.
  public init(registrar: KeyPath<State, ObservationStateRegistrar>) {
    registrarOffset = MemoryLayout<State>.offset(of: registrar)
  }

  /// Adds an observed property.
  ///
  /// - Parameters:
  ///   - property: The property as source reads it.
  ///   - index: What the property is called to the registrar.
  ///   - storage: The stored property behind it.
  public mutating func add<Property, Stored>(
    _ property: KeyPath<State, Property>, _ index: Int, storedAt storage: KeyPath<State, Stored>
  ) {
    guard let offset = MemoryLayout<State>.offset(of: storage) else { return }
    fields.append(
      ObservableStateField(keyPath: property, type: Stored.self, offset: offset, index: index))
  }

  func field(at keyPath: AnyKeyPath) -> ObservableStateField? {
    fields.first { $0.keyPath == keyPath }
  }
}

/// An observed property and what is stored for it.
struct ObservableStateField {
  let keyPath: AnyKeyPath
  let type: Any.Type
  let offset: Int
  let index: Int
}
