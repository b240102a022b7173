import ConcurrencyExtras

/// Keeps an observation going that ``observe(_:)-(()->Void)`` began, until it is cancelled or let
/// go of.
///
/// ```swift
/// var tokens: Set<ObserveToken> = []
/// observe { print(model.count) }.store(in: &tokens)
/// ```
public final class ObserveToken: HashableObject, Sendable {
  private struct Subscription: Sendable {
    var observer: Observer?
    var onCancel: @Sendable () -> Void
  }

  /// `nil` once the token is cancelled.
  private let subscription: LockIsolated<Subscription?>

  /// A token of something that is not an observation of ours.
  ///
  /// - Parameter onCancel: Runs once, when the token is cancelled or let go of.
  public convenience init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.init(nil, onCancel: onCancel)
  }

  init(_ observer: Observer?, onCancel: @escaping @Sendable () -> Void = {}) {
    subscription = LockIsolated(Subscription(observer: observer, onCancel: onCancel))
  }

  deinit { cancel() }

  /// Whether the observation is over.
  public var isCancelled: Bool {
    subscription.withValue { $0 == nil }
  }

  /// Ends the observation. A run that a change has asked for already does not take place.
  public func cancel() {
    // What the subscription holds runs and ends outside of the lock.
    let subscription = subscription.withValue { subscription in
      defer { subscription = nil }
      return subscription
    }
    subscription?.onCancel()
  }

  /// Puts the token where it lives on.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Puts the token where it lives on.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }
}

@available(*, deprecated, renamed: "ObserveToken")
public typealias ObservationToken = ObserveToken
