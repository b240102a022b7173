import Observation
import Synchronization

/// What a node read when it was last evaluated: a change of it marks the node.
///
/// Observation keeps a registration until something that was read changes. A node that is evaluated
/// again for another reason would leave its old registration behind, and collect them for as long
/// as it lives. So each scope also reads a property of its own, the epoch, and changes it when a
/// registration has had its time: that ends it.
final class ObservationScope: Observable, Sendable {
  @MainActor private(set) weak var node: Node?

  private let invalidations: Invalidations
  private let registrar = ObservationRegistrar()
  private let lastNumber = Atomic<Int>(0)
  /// The number of the registration that counts, 0 when there is none.
  private let registration = Atomic<Int>(0)

  private var epoch: Void { () }

  @MainActor
  init(_ node: Node, invalidations: Invalidations) {
    self.node = node
    self.invalidations = invalidations
  }

  /// Runs `read`, and marks the node when something that it read changes. Reads of an inner scope
  /// must not run inside.
  @MainActor
  func track<Result>(_ read: () -> Result) -> Result {
    end()
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    registration.store(number, ordering: .releasing)
    return withObservationTracking {
      registrar.access(self, keyPath: \.epoch)
      return read()
    } onChange: { [weak self] in
      self?.changed(number)
    }
  }

  /// Forgets what was read.
  @MainActor
  func end() {
    guard registration.exchange(0, ordering: .acquiringAndReleasing) != 0 else { return }
    registrar.withMutation(of: self, keyPath: \.epoch) {}
  }

  private func changed(_ number: Int) {
    let (isCurrent, _) = registration.compareExchange(
      expected: number, desired: 0, ordering: .acquiringAndReleasing)
    if isCurrent { invalidations.post(self) }
  }
}
