import CDependencies
import IssueReporting

/// A `@Dependency`, whatever the type of its value: its place, for the issues of its reads, and what it
/// has remembered.
// `@unchecked`, as a class with subclasses has to say; nothing in any of them changes.
@usableFromInline
class DependencyAccess: @unchecked Sendable {
  /// Whether it names a property, rather than a key.
  let isByKeyPath: Bool
  let location: IssueLocation
  @usableFromInline let capturedValues: DependencyValues

  init(isByKeyPath: Bool, location: IssueLocation, capturedValues: DependencyValues) {
    self.isByKeyPath = isByKeyPath
    self.location = location
    self.capturedValues = capturedValues
  }

  /// The `@Dependency` that is being read on this thread.
  static var current: DependencyAccess? {
    dependencies_get_access().map {
      // Set by `perform`, which runs on the object.
      Unmanaged<DependencyAccess>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Reads the dependencies through the property at this place: those that it has remembered, with
  /// those that are assigned now on top.
  ///
  /// A variable of the thread says that it does, since that takes a hundredth of the time of a
  /// task-local one. It is right because a read does not suspend, and holds this object until it is
  /// done.
  @inlinable
  final func perform<R>(_ read: (DependencyValues) -> R) -> R {
    let outer = dependencies_get_access()
    dependencies_set_access(Unmanaged.passUnretained(self).toOpaque())
    defer { dependencies_set_access(outer) }
    let current = DependencyValues._current
    if capturedValues._isIdentical(to: current) { return read(current) }
    let values = capturedValues._merging(current)
    return values._withCurrentOnThread { read(values) }
  }
}
