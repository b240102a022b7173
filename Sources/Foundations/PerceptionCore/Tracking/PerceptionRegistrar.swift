import Observation

/// What a type stores to know who reads its properties, and to tell them of changes.
///
/// It is no part of a value that stores it: any two are equal, and it encodes as nothing.
public struct PerceptionRegistrar: Sendable {
  let registrar = ObservationRegistrar()

  /// - Parameter isPerceptionCheckingEnabled: For platforms on which a view may read what it does
  ///   not observe. Here every view observes what it reads, and there is nothing to check.
  public init(isPerceptionCheckingEnabled: Bool = true) {}
}

extension PerceptionRegistrar {
  /// Records a read of a property.
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }

  /// Tells those who have read a property that it is about to change.
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.willSet(subject, keyPath: keyPath)
  }

  /// Tells those who asked for it that a property has changed.
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.didSet(subject, keyPath: keyPath)
  }

  /// Runs a change of a property, and tells those who have read it.
  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    try registrar.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}

// For subjects that are not `Observable`.
extension PerceptionRegistrar {
  /// Records a read of a property.
  @_disfavoredOverload
  public func access<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.access(Members(), keyPath: \.[keyPath])
  }

  /// Tells those who have read a property that it is about to change.
  @_disfavoredOverload
  public func willSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.willSet(Members(), keyPath: \.[keyPath])
  }

  /// Tells those who asked for it that a property has changed.
  @_disfavoredOverload
  public func didSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.didSet(Members(), keyPath: \.[keyPath])
  }

  /// Runs a change of a property, and tells those who have read it.
  @_disfavoredOverload
  public func withMutation<Subject: Perceptible, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  /// Stands in for a subject that is not `Observable`: each key path of the subject is a property.
  private struct Members: Observable {
    subscript(keyPath: AnyKeyPath) -> Void { () }
  }
}

extension PerceptionRegistrar {
  @available(*, deprecated, message: "Leave out the location: there is nothing to report.")
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    access(subject, keyPath: keyPath)
  }

  @available(*, deprecated, message: "Leave out the location: there is nothing to report.")
  @_disfavoredOverload
  public func access<Subject: Perceptible, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    access(subject, keyPath: keyPath)
  }
}

extension PerceptionRegistrar: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension PerceptionRegistrar: Codable {
  public init(from decoder: any Decoder) {
    self.init()
  }

  public func encode(to encoder: any Encoder) {}
}

// The code that the compiler synthesizes for a `Codable` type calls these, and so neither writes a
// key for the registrar nor asks for one.

extension KeyedDecodingContainer {
  public func decode(_ type: PerceptionRegistrar.Type, forKey key: Key) throws
    -> PerceptionRegistrar
  {
    PerceptionRegistrar()
  }
}

extension KeyedEncodingContainer {
  public mutating func encode(_ value: PerceptionRegistrar, forKey key: Key) throws {}
}
