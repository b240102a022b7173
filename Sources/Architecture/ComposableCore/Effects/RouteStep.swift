import CComposableCore
import CasePaths
import DataFlow
import IssueReporting

/// A step on the way from an effect to the root of the store: what becomes of its actions there,
/// and which feature it leaves.
@usableFromInline
// `@unchecked`: immutable; the closure is called on the main actor only.
final class RouteStep: @unchecked Sendable {
  @usableFromInline typealias Embed = (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void

  /// Makes the parent's action of the child's, and calls the closure with a pointer to it. In a step
  /// that leads to no parent the action stays what it is.
  //
  // Not an optional: a closure in one is wrapped each time that it is taken out.
  let embed: Embed

  /// The feature that the step leaves: what is cancelled together.
  let feature: FeatureID?

  /// The parent's action that dismisses the child.
  let dismissal: EffectBox?

  /// The transaction that actions are sent in from here on.
  let transaction: ActionTransaction

  /// The id that the effect can be cancelled by from here on, and whether it cancels others that
  /// have it when it starts.
  let cancellation: (id: CancelID, cancelsInFlight: Bool)?

  init(
    embed: @escaping Embed = { action, send in send(action) },
    feature: FeatureID? = nil,
    dismissal: EffectBox? = nil,
    cancellation: (id: CancelID, cancelsInFlight: Bool)? = nil,
    transaction: ActionTransaction = .none
  ) {
    self.embed = embed
    self.feature = feature
    self.dismissal = dismissal
    self.cancellation = cancellation
    self.transaction = transaction
  }

  @usableFromInline convenience init(
    toParentBy embed: @escaping Embed, feature: FeatureID?, dismissal: EffectBox?
  ) {
    self.init(embed: embed, feature: feature, dismissal: dismissal)
  }

  /// The step from a child to its parent.
  ///
  /// - Parameters:
  ///   - feature: The child, when it is cancelled by itself.
  ///   - dismissal: The parent's action that dismisses the child.
  ///   - embed: Makes the parent's action.
  @inlinable static func child<Child, Parent>(
    feature: FeatureID? = nil,
    dismissal: Parent? = nil,
    embed: @escaping (consuming Child) -> Parent
  ) -> RouteStep {
    RouteStep(
      toParentBy: { action, send in
        withUnsafePointer(to: embed(action.assumingMemoryBound(to: Child.self).pointee)) {
          send($0)
        }
      },
      feature: feature,
      dismissal: dismissal.map { SendEffect($0) }
    )
  }

  /// The step that a case path leads from a child's action to the parent's.
  @inlinable static func embedding<Child, Parent>(
    by path: AnyCasePath<Parent, Child>
  ) -> RouteStep {
    RouteStep(
      toParentBy: { action, send in
        withUnsafePointer(
          to: path.embed(action.assumingMemoryBound(to: Child.self).pointee)
        ) { send($0) }
      },
      feature: nil, dismissal: nil)
  }

  static func cancellable(_ id: CancelID, cancelsInFlight: Bool) -> RouteStep {
    RouteStep(cancellation: (id, cancelsInFlight))
  }

  static func transaction(_ transaction: Transaction) -> RouteStep {
    RouteStep(transaction: .some(transaction))
  }

  /// No more than the boundary of a child.
  static func boundary(_ feature: FeatureID) -> RouteStep {
    RouteStep(feature: feature)
  }

  /// The same step out of a child with an identity.
  func leaving(_ feature: FeatureID) -> RouteStep {
    RouteStep(embed: embed, feature: feature, dismissal: dismissal)
  }
}

extension BidirectionalCollection<RouteStep> {
  /// Calls `send` with the action that arrives at the end of the route.
  func deliver(_ action: UnsafeRawPointer, _ send: (UnsafeRawPointer) -> Void) {
    guard let step = first else { return send(action) }
    if composable_stack_is_ending() { return reportLongRoute() }
    step.transaction.run {
      step.embed(action) { dropFirst().deliver($0, send) }
    }
  }

  private func reportLongRoute() {
    reportIssue(
      """
      An action of an effect was dropped: it passes more 'map's on its way to the store than the \
      stack has room for. \(count) more were to come. Turn actions into others once.
      """
    )
  }

  /// The transaction that actions arrive in at the end of the route.
  var transaction: ActionTransaction {
    for step in reversed() where step.transaction != .none { return step.transaction }
    return .current
  }

  /// The features that the route leaves, outermost first.
  var features: [FeatureID] { isEmpty ? [] : compactMap(\.feature).reversed() }
}

extension Array<RouteStep> {
  /// What dismisses the feature where the route starts: the nearest that is presented.
  var dismissal: EffectBox? {
    for (index, step) in enumerated() {
      guard let action = step.dismissal else { continue }
      return action.copy(route: Array(self[(index + 1)...]))
    }
    return nil
  }
}
