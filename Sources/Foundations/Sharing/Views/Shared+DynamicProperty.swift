import DataFlow

// Views observe what their bodies read; the conformances say when a view that its parent has made anew
// is the same as before.

extension Shared: DynamicProperty {
  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.reference.place == rhs.reference.place
  }

  public static var _isLeaf: Bool { true }
}

extension SharedReader: DynamicProperty {
  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.reference.place == rhs.reference.place
  }

  public static var _isLeaf: Bool { true }
}
