import ConcurrencyExtras

/// What dumping and comparing need to know of a type.
///
/// It is found out once for each type: to ask the runtime for a conformance, or for the name of a
/// type, takes longer than to write most values.
///
/// Unchecked, since the closures hold nothing but a type.
final class Traits: @unchecked Sendable {
  /// How the values of a type are shown.
  enum Form {
    /// As nothing, since the reference to the object is null.
    case nullReference
    case metatype
    case text
    case diffObject
    case represented
    case optional
    /// As members under the name of another type: ``Retyped``.
    case retyped
    case string
    /// As its description, without a look inside.
    case leaf
    /// As its mirror says.
    case reflected
  }

  let form: Form
  let type: Any.Type
  let name: String
  let isReflectable: Bool
  let isUnordered: Bool
  /// Whether two values of the type are equal by its `==`, if it has one.
  let isEqual: ((Any, Any) -> Bool)?
  /// The identity of a value, if the type is identifiable.
  let id: ((Any) -> AnyHashable)?

  fileprivate init(_ type: Any.Type, form: Form) {
    self.type = type
    self.form = form
    name = typeName(type)
    isReflectable = type is any CustomDumpReflectable.Type
    isUnordered = type is any _UnorderedCollection.Type
    isEqual = (type as? any Equatable.Type).map { equality(of: $0) }
    id = (type as? any Identifiable.Type).map { identity(of: $0) }
  }

  static func of(_ value: Any) -> Traits {
    // To ask a null reference for its type would stop the program.
    isNullReference(value) ? null : cached(Swift.type(of: value), value: value)
  }

  private static func isNullReference<Value>(_ value: Value) -> Bool {
    let isZero = withUnsafeBytes(of: value) { bytes in
      bytes.count == MemoryLayout<UnsafeRawPointer>.size && bytes.allSatisfy { $0 == 0 }
    }
    return isZero && Value.self is AnyClass
  }

  private static func cached(_ type: Any.Type, value: Any) -> Traits {
    let id = ObjectIdentifier(type)
    if let traits = known.withLock({ $0[id] }) { return traits }
    let traits = Traits(type, isMetatype: { value is any Any.Type })
    known.withLock { $0[id] = traits }
    return traits
  }
}

private let known = Locked<[ObjectIdentifier: Traits]>([:])

extension Traits {
  fileprivate static let null = Traits(NullReference.self, form: .nullReference)

  fileprivate convenience init(_ type: Any.Type, isMetatype: () -> Bool) {
    let form: Form =
      if type is any CustomDumpStringConvertible.Type {
        .text
      } else if type is any _CustomDiffObject.Type {
        .diffObject
      } else if type is any CustomDumpRepresentable.Type {
        .represented
      } else if type is any CustomDumpReflectable.Type {
        .reflected
      } else if type is any AnyOptional.Type {
        .optional
      } else if type == Retyped.self {
        .retyped
      } else if type is any StringProtocol.Type {
        .string
      } else if leaves.contains(ObjectIdentifier(type)) {
        .leaf
      } else if !(type is AnyClass), isMetatype() {
        .metatype
      } else {
        .reflected
      }
    self.init(type, form: form)
  }
}

private struct NullReference {}

private let leaves: Set<ObjectIdentifier> = Set(
  [
    Bool.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
    UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
  ].map { (type: Any.Type) in ObjectIdentifier(type) })

private func equality<Value: Equatable>(of type: Value.Type) -> (Any, Any) -> Bool {
  { lhs, rhs in
    guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
    return lhs == rhs
  }
}

private func identity<Value: Identifiable>(of type: Value.Type) -> (Any) -> AnyHashable {
  { value in
    guard let value = value as? Value else { return AnyHashable(ObjectIdentifier(type)) }
    return AnyHashable(value.id)
  }
}

/// An optional of which nothing else is known.
protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { self }
}
