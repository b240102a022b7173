import DataFlow
import Foundation

/// What the graph must know of a view type's stored fields: where its dynamic properties lie, and
/// how two values compare.
///
/// Found once a type through the runtime's metadata; from then on it is plain offsets. Comparing
/// reads bytes first: equal bytes mean the same. Different bytes say nothing yet (padding differs
/// at will), so then each field has its say: by its bytes, by its own rule for a dynamic property,
/// by `==` where it has one.
@MainActor
final class FieldPlan {
  struct DynamicField {
    let offset: Int
    let attach: @MainActor (UnsafeMutableRawPointer, any _DynamicPropertyHost) -> Void
  }

  struct ComparedField {
    let offset: Int
    let size: Int
    /// `nil` where bytes decide.
    let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  private let size: Int
  private let dynamicFields: [DynamicField]
  /// Empty for a view that is only the structure of others: its parts compare themselves, further
  /// down.
  private let comparedFields: [ComparedField]
  private let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  static func plan(for type: Any.Type) -> FieldPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    func make<Value>(for type: Value.Type) -> FieldPlan { FieldPlan(of: type) }
    let plan = _openExistential(type, do: make)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init<Value>(of type: Value.Type) {
    size = MemoryLayout<Value>.size
    var reader = FieldReader()
    reader.read(type)
    dynamicFields = reader.dynamicFields
    let isStructural = type is any StructuralView.Type
    comparedFields = isStructural ? [] : reader.comparedFields
    isEqual = isStructural ? nil : FieldReader.equality(ofAny: type)
  }

  var hasDynamicProperties: Bool { !dynamicFields.isEmpty }

  /// Connects the dynamic properties of the value at `base` with their storage, in declaration
  /// order.
  func attach(_ base: UnsafeMutableRawPointer, to host: any _DynamicPropertyHost) {
    for field in dynamicFields { field.attach(base + field.offset, host) }
  }

  /// Whether two values of the plan's type mean the same. In doubt they do not.
  func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs)) }
    }
  }

  private func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if memcmp(lhs, rhs, size) == 0 { return true }
    if let isEqual, !hasDynamicProperties { return isEqual(lhs, rhs) }
    for field in comparedFields {
      let lhs = lhs + field.offset
      let rhs = rhs + field.offset
      if memcmp(lhs, rhs, field.size) == 0 { continue }
      guard let isEqual = field.isEqual, isEqual(lhs, rhs) else { return false }
    }
    return !comparedFields.isEmpty
  }
}
