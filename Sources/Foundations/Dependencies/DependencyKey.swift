import IssueReporting

/// A key of a dependency whose live value is in another module, or nowhere.
///
/// A module of an interface declares its dependency with this protocol; the module that implements
/// it conforms the same type to ``DependencyKey``.
public protocol TestDependencyKey<Value> {
  /// What the key stands for. It is used by several tasks at a time.
  associatedtype Value: Sendable = Self

  /// The value in previews. By default the test value.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

/// A key of a dependency.
///
/// ```swift
/// struct Mailer: Sendable {
///   var send: @Sendable (Mail) async throws -> Void
/// }
///
/// extension Mailer: DependencyKey {
///   static let liveValue = Mailer(send: { try await SMTP.send($0) })
/// }
///
/// extension DependencyValues {
///   var mailer: Mailer {
///     get { self[Mailer.self] }
///     set { self[Mailer.self] = newValue }
///   }
/// }
/// ```
///
/// A key without a test value fails the tests that use it, since tests should not reach the outside
/// world unawares; they override it with ``withDependencies(_:operation:)``.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in apps.
  static var liveValue: Value { get }

  associatedtype Value = Self

  /// The value in previews. By default the live value.
  static var previewValue: Value { get }

  /// The value in tests. By default the preview value, along with an issue.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }

  /// Whether a test value written by hand should report its use now: true in tests and debug
  /// builds, but not while a `withDependencies` assigns values.
  public static var shouldReportUnimplemented: Bool {
    reportsMisuse && !DependencyValues.isUpdating
  }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    DependencyResolution.substitutesTestValue(of: Self.self)
    return previewValue
  }
}
