/// A place outside of the program's own values that a shared value is loaded from.
///
/// Conform a type to it to share what a file, a server or a sensor says, and read it with
/// ``SharedReader``:
///
/// ```swift
/// struct StepsToday: SharedReaderKey {
///   func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
///     pedometer.steps { continuation.resume(with: $0.map(Optional.some)) }
///   }
///
///   func subscribe(
///     context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
///   ) -> SharedSubscription {
///     let observation = pedometer.observe { subscriber.yield($0) }
///     return SharedSubscription { observation.end() }
///   }
/// }
/// ```
///
/// Properties with equal keys share one value. Its description appears in the reports about the key.
public protocol SharedReaderKey<Value>: Sendable {
  /// What the place holds.
  associatedtype Value: Sendable

  /// What tells places apart.
  associatedtype ID: Hashable = Self

  /// The place's identity: keys of one type with equal ids share one value.
  var id: ID { get }

  /// Loads the value that is at the place now.
  ///
  /// It may be called from any thread.
  ///
  /// - Parameters:
  ///   - context: Whether a first value is asked for or a fresh one, and the default, if there is
  ///     one.
  ///   - continuation: Takes the outcome, exactly once, now or later, on any thread.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Observes the changes that others make at the place.
  ///
  /// - Parameters:
  ///   - context: How the value that subscribes came to be.
  ///   - subscriber: Takes each change, on any thread.
  /// - Returns: What ends the observation when it is released.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}
