/// The values of the pages on a navigation stack, of whatever types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///   NavigationLink("Blob", value: Person(name: "Blob"))
///     .navigationDestination(for: Person.self) { PersonView(person: $0) }
/// }
/// ```
public struct NavigationPath {
  /// The lowest first.
  private(set) var values: [AnyHashable]

  public init() {
    values = []
  }

  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// A path that was saved.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<Value: Hashable>(_ value: Value) {
    append(erased: AnyHashable(value))
  }

  mutating func append(erased value: AnyHashable) {
    values.append(value)
  }

  /// Takes values off the top, as many as there are at most.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(max(0, min(k, values.count)))
  }

  /// The path as it can be saved, `nil` when one of its values cannot.
  public var codable: CodableRepresentation? {
    CodableRepresentation(values)
  }
}

extension NavigationPath: Equatable {}
