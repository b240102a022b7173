import Foundation

extension NavigationPath {
  /// A path that can be saved: the names of the types of its values, and the values.
  public struct CodableRepresentation {
    let values: [AnyHashable]

    init?(_ values: [AnyHashable]) {
      guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.values = values
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Encodable {
  /// Writes one array, the topmost value first: the name of its type, then the value as JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let codable = value.base as? any Codable,
        let name = _mangledTypeName(type(of: value.base))
      else {
        throw EncodingError.invalidValue(
          value.base,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "A '\(type(of: value.base))' cannot be saved: its type has no name."))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
    }
  }
}

extension NavigationPath.CodableRepresentation: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let text = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The app has no type '\(name)' that a path could hold: drop the path.")
      }
      values.append(try Self.value(of: type, from: text))
    }
    self.values = values.reversed()
  }

  private static func value<Value: Hashable & Codable>(
    of type: Value.Type, from text: String
  ) throws -> AnyHashable {
    AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
  }
}
