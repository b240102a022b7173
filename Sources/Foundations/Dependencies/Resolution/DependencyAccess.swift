import CDependencies
import IssueReporting

/// The place of a `@Dependency`, for the issues of its reads.
// `@unchecked`, as a class with subclasses has to say; nothing in any of them changes.
class DependencyAccess: @unchecked Sendable {
  /// Whether it names a property, rather than a key.
  let isByKeyPath: Bool
  let location: IssueLocation

  init(isByKeyPath: Bool, location: IssueLocation) {
    self.isByKeyPath = isByKeyPath
    self.location = location
  }

  /// The `@Dependency` that is being read on this thread.
  static var current: DependencyAccess? {
    dependencies_get_access().map {
      // Set by `perform`, which runs on the object.
      Unmanaged<DependencyAccess>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Reads a dependency through the property at this place.
  ///
  /// A variable of the thread, since it takes a hundredth of the time of a task-local one. It is
  /// right because a read does not suspend, and holds this object until it is done.
  @inline(__always)
  final func perform<R>(_ read: () -> R) -> R {
    let outer = dependencies_get_access()
    dependencies_set_access(Unmanaged.passUnretained(self).toOpaque())
    defer { dependencies_set_access(outer) }
    return read()
  }
}
