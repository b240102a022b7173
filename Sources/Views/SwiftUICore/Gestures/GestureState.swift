import DataFlow

/// A value that a gesture changes while it lasts. When the gesture is over it is as it was at first.
///
/// ```swift
/// @GestureState private var translation = CGSize.zero
///
/// Card()
///   .offset(translation)
///   .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
/// ```
@propertyWrapper
public struct GestureState<Value> {
  @State private var value: Value
  @State private var isChanged = false
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void

  /// - Parameter reset: Called with the last value, and the transaction in which it goes, when the
  ///   gesture is over.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    self.reset = reset
  }

  /// - Parameter resetTransaction: The transaction in which the value goes.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public var wrappedValue: Value { value }

  /// What a gesture is given to change.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: DynamicProperty {}

extension GestureState {
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var new = value
    var transaction = Transaction._current
    change(&new, &transaction)
    isChanged = true
    withTransaction(transaction) { value = new }
  }

  func end() {
    guard isChanged else { return }
    update { value, transaction in
      reset(value, &transaction)
      value = initialValue
    }
    isChanged = false
  }
}
