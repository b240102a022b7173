import DataFlow
import Observation

/// Reads a value that a view further up handed down, and runs the body again when it changes.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// A value by its place in `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The object of a type that `environment(_:)` handed down. Reading it where there is none ends
  /// the app with a message.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[object: objectType] }
  }

  /// The object of a type that `environment(_:)` handed down, or `nil` where there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object { .some($0[object: objectType]) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath):
      return EnvironmentValues()[keyPath: keyPath]
    case .object:
      fatalError(
        """
        There is no \(Value.self) in the environment of this view: hand one down with \
        .environment(_:) from a view above it, and read it in a body or in an action.
        """
      )
    }
  }
}

extension Environment: DynamicProperty {
  @MainActor
  public mutating func _attach(to host: any _DynamicPropertyHost) {
    // The graph's nodes are the hosts of views; another host has no environment.
    guard let environment = (host as? Node)?.environment else { return }
    switch source {
    case .keyPath(let keyPath): value = environment[keyPath: keyPath]
    case .object(let read): value = read(environment)
    }
  }

  /// The same declaration reads the same place. A value that changed marks the node by itself.
  public static func _isEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
    case (.object, .object): true
    case (.keyPath, .object), (.object, .keyPath): false
    }
  }

  public static var _isLeaf: Bool { true }
}
