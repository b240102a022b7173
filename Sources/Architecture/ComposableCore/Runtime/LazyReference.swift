import Synchronization

/// A reference that is made when it is first needed, on any thread, and then stays.
///
/// `AtomicLazyReference` is the same, but costs a hundred nanoseconds a read where this costs one.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of the object, which this owns; 0 until there is one.
  private let address = Atomic<UInt>(0)

  deinit {
    // Nobody else can get at the object any more.
    owned?.release()
  }

  var value: Object? { owned?.takeUnretainedValue() }

  /// Calls `body` with the object, if it has been made. It is not retained for the call: this owns it.
  func withValue(_ body: (Object) -> Void) {
    owned?._withUnsafeGuaranteedRef(body)
  }

  func value(orMake make: @autoclosure () -> Object) -> Object {
    if let value { return value }
    let new = Unmanaged.passRetained(make())
    let (exchanged, current) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if exchanged { return new.takeUnretainedValue() }
    new.release()
    // Another thread was first; the address is of the object that it made.
    return Self.reference(current)!.takeUnretainedValue()
  }

  private var owned: Unmanaged<Object>? { Self.reference(address.load(ordering: .acquiring)) }

  private static func reference(_ address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
}
