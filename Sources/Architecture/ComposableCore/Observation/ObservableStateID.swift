/// Which value a piece of observable state is.
public struct ObservableStateID: Hashable, Sendable {
  @usableFromInline var number: UInt64

  @inlinable init(number: UInt64) {
    self.number = number
  }

  /// An identity that no other value has.
  public init() {
    number = StateIdentity.nextNumber()
  }

  /// The identity of an enum in a case without a payload.
  public static func _$case(_ tag: Int) -> ObservableStateID {
    ObservableStateID(number: 0)._$tag(tag)
  }

  /// The identity of an enum in the case with an index, made from its payload's identity.
  public func _$tag(_ tag: Int) -> ObservableStateID {
    ObservableStateID(number: Self.combine(number, UInt64(truncatingIfNeeded: tag) &+ 1))
  }

  /// Makes this an identity that no other value has.
  public mutating func _$willModify() {
    self = ObservableStateID()
  }

  /// The identity of a value: its own when it is observable, otherwise one that no other value has.
  public static func _$id<Value>(for value: Value) -> ObservableStateID {
    (value as? any ObservableState)?._$id ?? ObservableStateID()
  }

  /// Mixes two numbers into one that differs whenever either of them does, but for one chance in
  /// 2⁶⁴ (the finaliser of SplitMix64).
  @inlinable static func combine(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var mixed = first &* 0x9E37_79B9_7F4A_7C15 ^ second
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
