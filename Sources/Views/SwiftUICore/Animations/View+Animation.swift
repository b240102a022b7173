import DataFlow

// No device here moves what it shows: a change is there at once. So what says how a view is to move
// leaves the view as it is.

extension View {
  /// How the view's changes proceed when a value changes.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View { self }

  /// How the view's changes proceed: the form of earlier SwiftUI.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// How the changes that the modifiers in a closure make proceed.
  nonisolated public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Content
  ) -> some View { body(self) }

  /// Changes the transaction of the view's changes.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transaction of the view's changes when a value changes.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transaction of the changes that the modifiers in a closure make.
  nonisolated public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> Content
  ) -> some View { body(self) }

  /// Has two views with the same id appear as one that moves.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// How the view's text or symbol changes into another.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// What of a view another one takes over in its move.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How the content of a view changes into another.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind { case identity, opacity, interpolate, numericText }

  private let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }

  /// Digits that roll up or down, as the value does.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText)
  }
}
