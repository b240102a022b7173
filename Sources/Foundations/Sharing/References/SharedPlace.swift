/// Where a shared value lies: in which root, and how it is derived from it.
@_spi(References)
// `@unchecked`: the steps are key paths and identities, which nobody changes.
public struct SharedPlace: Hashable, @unchecked Sendable {
  /// The value at the root, whose identity it is.
  public let root: ObjectIdentifier
  private var path: [AnyHashable] = []

  init(root: AnyObject) {
    self.root = ObjectIdentifier(root)
  }

  /// Whether it is all of the value at the root.
  var isRoot: Bool { path.isEmpty }

  /// The place one step further.
  func appending(_ step: some Hashable) -> Self {
    var place = self
    place.path.append(step)
    return place
  }
}
