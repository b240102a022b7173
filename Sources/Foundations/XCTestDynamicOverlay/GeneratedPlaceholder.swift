/// A value of a type that has an obvious empty one, for what was not given a placeholder.
///
/// Stops the program for other types.
func generatedPlaceholder<Value>(
  of type: Value.Type, description: String, file: StaticString, line: UInt
) -> Value {
  guard let placeholder = empty(type) as? Value else {
    fatalError(
      """
      Unimplemented\(description.isEmpty ? "" : ": \(description)"): there is no obvious \
      '\(type)' to return. Give 'unimplemented' a 'placeholder:'.
      """, file: file, line: line)
  }
  return placeholder
}

private func empty(_ type: Any.Type) -> Any? {
  switch type {
  case is Void.Type: ()
  case is Bool.Type: false
  case let type as any AdditiveArithmetic.Type: type.zero
  case let type as any EmptyInitializable.Type: type.init()
  case let type as any RangeReplaceableCollection.Type: type.init()
  case let type as any SetAlgebra.Type: type.init()
  case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
  default: nil
  }
}

/// A type whose empty value no protocol of the standard library makes.
private protocol EmptyInitializable {
  init()
}

extension Dictionary: EmptyInitializable {}

// An empty stream ends at once.
extension AsyncStream: EmptyInitializable {
  fileprivate init() {
    self.init { $0.finish() }
  }
}

extension AsyncThrowingStream: EmptyInitializable where Failure == any Error {
  fileprivate init() {
    self.init { $0.finish() }
  }
}
