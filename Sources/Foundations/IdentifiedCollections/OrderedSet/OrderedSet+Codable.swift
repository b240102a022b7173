extension OrderedSet: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try members.encode(to: encoder)
  }
}

extension OrderedSet: Decodable where Element: Decodable {
  /// Decodes an array of unique elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when an element is there twice.
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
