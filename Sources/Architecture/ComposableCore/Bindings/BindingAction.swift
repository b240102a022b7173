import CasePaths
import CustomDump

/// What a two-way binding writes: a new value for one field of the state.
///
/// In a reducer, match it by field, or by field and value:
///
///     case .binding(\.name):
///       return state.name.isEmpty ? .send(.nameRejected) : .none
///     case .binding(.set(\.wantsMail, true)):
///       return .run { _ in await subscribe() }
///
/// Two are equal when they write an equal value to the same field.
public struct BindingAction<Root>: Sendable {
  /// The field.
  public let keyPath: any PartialKeyPath<Root> & Sendable

  let value: any Equatable & Sendable
  let apply: @Sendable (inout Root) -> Void
  let delivery: BindingDelivery?

  /// A write that changes nothing.
  static var nothing: Self {
    BindingAction(keyPath: \.self, value: 0, apply: { _ in }, delivery: nil)
  }

  /// Writes a value to a field.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ value: Value
  ) -> Self where Root: ObservableState {
    set(keyPath, value, delivery: nil)
  }

  static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value,
    delivery: BindingDelivery?
  ) -> Self {
    BindingAction(
      keyPath: keyPath,
      value: value,
      apply: { $0[keyPath: keyPath] = value },
      delivery: delivery
    )
  }

  func writes(_ keyPath: PartialKeyPath<Root>) -> Bool {
    self.keyPath as PartialKeyPath == keyPath
  }

  /// Whether the action writes this field: `case .binding(\.name)`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, action: BindingAction
  ) -> Bool {
    action.writes(keyPath)
  }
}

extension BindingAction: Equatable {
  public static func == (lhs: BindingAction, rhs: BindingAction) -> Bool {
    func isEqual<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs.value as? Value }
    return lhs.writes(rhs.keyPath) && isEqual(lhs.value)
  }
}

extension BindingAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// A case for each field: `store.send(\.binding.name, "Blob")` in a test.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      BindingAction.casePath(keyPath)
    }
  }
}

extension BindingAction {
  // Knows nothing of `ObservableState`: its closures may not carry a conformance that could be
  // isolated.
  fileprivate static func casePath<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable
  ) -> AnyCasePath<BindingAction, Value> {
    AnyCasePath(
      embed: { set(keyPath, $0, delivery: nil) },
      extract: { $0.writes(keyPath) ? $0.value as? Value : nil }
    )
  }
}

extension BindingAction: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    var description = ".set(\(fieldName(keyPath)), "
    customDump(value, to: &description, maxDepth: 0)
    return description + ")"
  }
}
