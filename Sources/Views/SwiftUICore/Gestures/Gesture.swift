/// Something that the user does with the pointer, and the values that it gives.
///
/// ```swift
/// Map()
///   .gesture(
///     DragGesture()
///       .onChanged { offset = $0.translation }
///       .onEnded { _ in offset = .zero })
/// ```
///
/// A gesture of one's own is made of others, in its body.
@MainActor
@preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor
  @preconcurrency  // Source in the Swift 5 mode may use it off the main actor.
  var body: Body { get }

  /// What the gesture makes of the pointer. All that it may need to know of the past is in the
  /// input, so that a gesture is a value like a view.
  func _recognize(_ input: _GestureInput) -> _GesturePhase<Value>

  /// What the user has to do.
  var _kinds: _GestureKinds { get }
}

extension Gesture where Body.Value == Value {
  public func _recognize(_ input: _GestureInput) -> _GesturePhase<Value> {
    body._recognize(input)
  }
}

extension Gesture {
  public var _kinds: _GestureKinds { body._kinds }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the graph knows by itself, without a body.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body: it is a gesture of its own.") }
}

/// What a user has to do for a gesture.
public struct _GestureKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  static let tap = _GestureKinds(rawValue: 1 << 0)
  static let drag = _GestureKinds(rawValue: 1 << 1)
  /// To hold the pointer down for a while; the keyboard and the other button have a way of their own.
  static let hold = _GestureKinds(rawValue: 1 << 2)
}

/// How far a gesture is.
public enum _GesturePhase<Value> {
  /// It may still come.
  case possible
  case changed(Value)
  case ended(Value)
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
