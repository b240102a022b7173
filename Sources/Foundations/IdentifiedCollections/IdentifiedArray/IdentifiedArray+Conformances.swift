extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether the elements are the same, in the same order.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage == rhs.storage }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

// Unchecked for the key path: `KeyPath` is not declared `Sendable`, but is immutable once made.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try storage.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements with unique ids.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when two elements share an id.
  public init(from decoder: any Decoder) throws {
    self.init()
    for element in try [Element](from: decoder) {
      guard append(element).inserted else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath, debugDescription: "Duplicate element at offset \(count)"
          )
        )
      }
    }
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { storage.description }
  public var debugDescription: String { "IdentifiedArray<\(Element.self)>(\(storage))" }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storage, displayStyle: .collection)
  }
}
