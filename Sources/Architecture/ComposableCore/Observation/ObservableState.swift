import Observation
import PerceptionCore

/// State whose properties are observed one by one.
///
/// Apply ``ObservableState()`` to a feature's state rather than conforming by hand. A view that
/// reads `store.count` is then told of changes of `count`, and of nothing else.
public protocol ObservableState: Observable, Perceptible {
  /// Which value this is: copies share it until one of them is changed as a part of other
  /// observable state.
  var _$id: ObservableStateID { get }

  /// The same; `nil` for a value that has no identity because its payload has none. Such a value is
  /// compared.
  var _$identity: ObservableStateID? { get }

  /// Whether a value is still the one that it was.
  static func _$isUnchanged(_ old: Self, _ new: Self) -> Bool

  /// Makes this another value than its copies, and tells everybody who read it.
  mutating func _$willModify()

  /// Makes this another value than its copies, if there are any, before it is changed as a part of
  /// other observable state.
  mutating func _$separateFromCopies()

  /// Where the observed properties are stored.
  static var _$fields: ObservableStateFields<Self> { get }
}

extension ObservableState {
  public var _$identity: ObservableStateID? { _$id }

  public static func _$isUnchanged(_ old: Self, _ new: Self) -> Bool { old._$id == new._$id }

  public mutating func _$separateFromCopies() {}

  public static var _$fields: ObservableStateFields<Self> { ObservableStateFields() }
}
