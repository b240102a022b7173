import IssueReporting
import Synchronization

/// The making of one default value, and the issue if there is none for the context.
final class DependencyResolution: Sendable {
  @TaskLocal private static var current: DependencyResolution?

  private let property: StaticString
  private let access: DependencyAccess?
  private let location: IssueLocation
  private let isOverriddenElsewhere: Bool
  private let isSubstitute = Atomic(false)

  /// - Parameters:
  ///   - property: The property that the key is behind.
  ///   - access: The `@Dependency` that asked, if one did.
  ///   - location: Where the values are asked for it, shown if no `@Dependency` did.
  ///   - isOverriddenElsewhere: Whether it was overridden in a scope that this is not in.
  init(
    property: StaticString, access: DependencyAccess?, location: IssueLocation,
    isOverriddenElsewhere: Bool
  ) {
    self.property = property
    self.access = access
    self.location = access?.location ?? location
    self.isOverriddenElsewhere = isOverriddenElsewhere
  }

  /// Whether there was no value for the context, and nobody was told.
  var isSilentSubstitute: Bool {
    DependencyValues.isUpdating && isSubstitute.load(ordering: .relaxed)
  }

  /// Where the default that is being made is read, for one that reports how it is used. In a test that
  /// is the first of its readers.
  static func readerLocation(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> IssueLocation {
    current?.location
      ?? IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext
  ) -> Key.Value {
    Self.$current.withValue(self) {
      // The making of a value may start tasks, which inherit the values of this one only.
      guard let storage = ThreadValues.current else {
        return makeDefaultValue(of: key, in: context)
      }
      return DependencyValues(storage: storage).withTaskValues {
        makeDefaultValue(of: key, in: context)
      }
    }
  }

  private func makeDefaultValue<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext
  ) -> Key.Value {
    switch context {
    case .live:
      if let value = Self.liveValue(of: key) {
        return value
      }
      substitute(key, .live)
      return key.testValue
    case .preview:
      return key.previewValue
    case .test:
      return key.testValue
    }
  }

  /// Called where a key without a test value is asked for it.
  static func substitutesTestValue(of key: any TestDependencyKey.Type) {
    guard let current else {
      reportMissingValue(of: key, .test, resolution: nil)
      return
    }
    current.substitute(key, .test)
  }

  /// The live value, if the key has one; the module that conforms it may not be one that it is seen
  /// from.
  private static func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    (key as? any DependencyKey.Type).flatMap { open($0) } as? Key.Value
  }

  private static func open<Key: DependencyKey>(_ key: Key.Type) -> any Sendable {
    key.liveValue
  }

  private func substitute(_ key: any TestDependencyKey.Type, _ context: MissingContext) {
    isSubstitute.store(true, ordering: .relaxed)
    Self.reportMissingValue(of: key, context, resolution: self)
  }
}

// MARK: - The issue of a missing value

extension DependencyResolution {
  private enum MissingContext: String {
    case live
    case test
  }

  private static func reportMissingValue<Key: TestDependencyKey>(
    of key: Key.Type, _ context: MissingContext, resolution: DependencyResolution?
  ) {
    guard key.shouldReportUnimplemented else { return }
    let message = missingValue(of: key, context, resolution: resolution)
    if let resolution {
      resolution.location.report(message)
    } else {
      reportIssue(message)
    }
  }

  private static func missingValue<Key: TestDependencyKey>(
    of key: Key.Type, _ context: MissingContext, resolution: DependencyResolution?
  ) -> String {
    let access = resolution?.access
    let property = resolution.map { "\($0.property)" }
    let isByKeyPath = access?.isByKeyPath ?? true
    let name = isByKeyPath ? "\\.\(property ?? "")" : "\(Key.self).self"
    let subject = access == nil ? "A dependency" : "@Dependency(\(name))"
    let override =
      isByKeyPath
      ? property.map { "'\($0)'" } ?? "the dependency" : "'\(Key.self)'"

    var message = "\(subject) has no \(context) implementation, but was accessed from a \(context)"
    message += " context:\n\n"
    if let access {
      message += "  Location:\n    \(access.location.fileID):\(access.location.line)\n"
    }
    if ObjectIdentifier(Key.self) == ObjectIdentifier(Key.Value.self) {
      message += "  Dependency:\n    \(typeName(Key.Value.self))\n"
    } else {
      message += "  Key:\n    \(typeName(Key.self))\n"
      message += "  Value:\n    \(typeName(Key.Value.self))\n"
    }
    if resolution?.isOverriddenElsewhere == true {
      message += """

        It was overridden, but this read is not in the scope of that 'withDependencies': the operation \
        has ended, or this is a callback, a queue or a detached task. Take the dependencies there with \
        'withEscapedDependencies', or make the model that reads them inside of the operation.

        """
    }
    switch context {
    case .live:
      message += """

        To fix this, do one of these:

        • Conform '\(Key.self)' to 'DependencyKey' and give it a 'liveValue'; if another module does, \
        link that module.
        • Override \(override) where the app starts, with 'withDependencies' or \
        'prepareDependencies'.
        """
    case .test:
      message += """

        Tests do not use what an app uses, unless they say so. To fix this, do one of these:

        • Override \(override) in the test, with 'withDependencies'.
        • Give '\(Key.self)' a 'testValue' that suits every test.
        """
    }
    return message
  }
}
