import Synchronization

/// Which value a piece of observable state is, and who has read it.
///
/// Copies of the state share it. It costs little to make and next to nothing while nobody reads the
/// state: only then it gets ``StateObservers``.
@usableFromInline
final class StateIdentity: Sendable {
  /// Unlike an address, a number is never used again.
  @usableFromInline let number = nextNumber()

  /// A bit for each property that somebody has read or that a store is scoped through. A bit once
  /// set stays: clearing it would lose changes made while the readers read.
  @usableFromInline let observedFields = Atomic<UInt64>(0)

  private let lazyObservers = LazyReference<StateObservers>()

  @usableFromInline init() {}

  private static let lastNumber = Atomic<UInt64>(0)

  @usableFromInline static func nextNumber() -> UInt64 {
    lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The observers, if there have ever been any.
  var observers: StateObservers? { lazyObservers.value }

  /// The observers, which from now on are told of changes of a property.
  func observers(of field: StateField) -> StateObservers {
    if observedFields.load(ordering: .relaxed) & field.bit == 0 {
      observedFields.bitwiseOr(field.bit, ordering: .relaxed)
    }
    return lazyObservers.value(orMake: StateObservers())
  }

  @inlinable func isObserved(_ field: StateField) -> Bool {
    observedFields.load(ordering: .relaxed) & field.bit != 0
  }

  @usableFromInline func recordRead(of field: StateField) {
    // The observers are there when somebody has read the property before, and need no retain.
    if isObserved(field) {
      lazyObservers.withValue { $0.recordRead(of: field) }
    } else {
      observers(of: field).recordRead(of: field)
    }
  }

  /// Tells the observers of a property of its change: now, or at the end of the reduction that this
  /// is part of.
  @usableFromInline func notify(_ field: StateField) {
    guard Reduction.isActive else {
      observers?.notify(field)
      return
    }
    lazyObservers.withValue { Reduction.postpone($0, field) }
  }

  /// Tells the observers of every property that another value has taken this one's place.
  func notifyReplaced() {
    notify(.everything)
  }
}
