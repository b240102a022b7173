import Observation

/// State whose properties are observed one by one.
///
/// Apply ``ObservableState()`` to a feature's state rather than conforming by hand. A view that
/// reads `store.count` is then told of changes of `count`, and of nothing else.
public protocol ObservableState: Observable {
  /// Which value this is: copies share it until one of them is changed as a part of other
  /// observable state.
  var _$id: ObservableStateID { get }

  /// Makes this another value than its copies, and tells everybody who read it.
  mutating func _$willModify()

  /// Makes this another value than its copies, if there are any, before it is changed as a part of
  /// other observable state.
  mutating func _$separateFromCopies()

  /// Where the observed properties are stored.
  static var _$fields: ObservableStateFields<Self> { get }
}

extension ObservableState {
  public mutating func _$separateFromCopies() {}

  public static var _$fields: ObservableStateFields<Self> { ObservableStateFields() }
}
