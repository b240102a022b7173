import Foundation

extension DecodingError {
  /// The same error, which says which file it is about and what to do.
  func naming(_ url: URL) -> DecodingError {
    func naming(_ context: Context) -> Context {
      Context(
        codingPath: context.codingPath,
        debugDescription: """
          The file '\(url.nameInMessages)' does not hold what is expected: \
          \(context.debugDescription) Mend or remove the file, or change the value, which replaces \
          the file.
          """,
        underlyingError: context.underlyingError)
    }
    return switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, naming(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, naming(context))
    case .keyNotFound(let key, let context): .keyNotFound(key, naming(context))
    case .dataCorrupted(let context): .dataCorrupted(naming(context))
    @unknown default: self
    }
  }
}

extension EncodingError {
  /// The same error, which says which file it is about and what to do.
  func naming(_ url: URL) -> EncodingError {
    naming("file '\(url.nameInMessages)'")
  }

  /// The same error, which says what cannot hold the value and what to do.
  func naming(_ place: String) -> EncodingError {
    guard case .invalidValue(let value, let context) = self else { return self }
    return .invalidValue(
      value,
      Context(
        codingPath: context.codingPath,
        debugDescription: """
          The \(place) cannot hold the value: \(context.debugDescription) \
          Change the value to one that can be encoded.
          """,
        underlyingError: context.underlyingError))
  }
}

extension URL {
  var nameInMessages: String { isFileURL ? path : absoluteString }
}
