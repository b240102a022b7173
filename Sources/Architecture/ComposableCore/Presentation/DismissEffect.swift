import DataFlow
import Dependencies
import IssueReporting

/// Dismisses the presented feature that asks for it.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .closeButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// The parent receives `.dismiss`. When the call returns, the feature's state is gone and what it
/// has started is cancelled, the calling effect too: nothing can be sent after it. When the feature that
/// asked for the dismissal is gone already, nothing happens.
public struct DismissEffect: Sendable {
  private let dismiss: (@MainActor @Sendable () -> Void)?

  /// A dismissal that does what a closure does, for a test.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  /// There is nothing to dismiss.
  private init() {
    dismiss = nil
  }

  static let absent = DismissEffect()

  var isAvailable: Bool { dismiss != nil }

  /// Dismisses if there is something to dismiss.
  @MainActor func perform() {
    dismiss?()
  }

  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss else {
      reportIssue(
        """
        '\(fileID):\(line)' dismisses a feature that nobody presents. Ask the dependency \
        'isPresented' before, or present the feature with 'ifLet' over state with '@Presents'.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
      return
    }
    dismiss()
  }

  /// Dismisses, and animates what changes on screen because of it.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(animation: animation), fileID: fileID, filePath: filePath,
      line: line,
      column: column)
  }

  /// Dismisses within a transaction.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss else {
      return await callAsFunction(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    withTransaction(transaction) { dismiss() }
  }
}

extension DependencyValues {
  /// Dismisses the presented feature that reads this.
  public var dismiss: DismissEffect {
    get { DismissEffect.ofCurrentFeature ?? self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that reads this is presented.
  public var isPresented: Bool { dismiss.isAvailable }

  private enum DismissKey: DependencyKey {
    static var liveValue: DismissEffect { .absent }
    static var testValue: DismissEffect { .absent }
  }
}

extension DismissEffect {
  /// What dismisses the feature that is reduced now, or whose effect runs now.
  fileprivate static var ofCurrentFeature: DismissEffect? {
    if let reduction = Reduction.current {
      let (route, registry) = (reduction.route, reduction.effects)
      return DismissEffect(route, in: registry, registry.presence(on: route))
    }
    return EffectContext.current.flatMap { DismissEffect($0.route, in: $0.registry, $0.presence) }
  }

  private init?(_ route: [RouteStep], in registry: EffectRegistry, _ presence: Presence?) {
    guard let effect = route.dismissal, let presence else { return nil }
    self.init { if !presence.isOver { registry.store?.perform(effect) } }
  }
}
