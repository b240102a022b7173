import Observation
import Sharing

extension [Comparison] {
  /// Shared values read and changed; the floors are an observable object's tracked field, and its
  /// notified change.
  @MainActor static var sharing: [Comparison] {
    let tracked = TrackedCount()
    let count = Shared(value: 0)
    let keyed = Shared(wrappedValue: 0, .inMemory("count"))
    let member = Shared(value: Totals()).taps

    func reading(_ name: String, _ shared: Shared<Int>) -> Comparison {
      Comparison(name) {
        use(shared.wrappedValue)
      } floor: {
        use(tracked.value)
      }
    }
    func changing(_ name: String, _ shared: Shared<Int>) -> Comparison {
      Comparison(name) {
        shared.withLock { $0 &+= 1 }
      } floor: {
        tracked.change { $0 &+= 1 }
      }
    }
    return [
      reading("shared value: read", count),
      reading("shared value: read, with a key", keyed),
      reading("shared value: read a member", member),
      changing("shared value: change", count),
      changing("shared value: change a member", member),
      changing("shared value: change and save in memory", keyed),
    ]
  }
}

private struct Totals {
  var taps = 0
  var name = "Totals"
}

private final class TrackedCount: Observable {
  private let registrar = ObservationRegistrar()
  private var _value = 0

  var value: Int {
    @inline(never) get {
      registrar.access(self, keyPath: \.value)
      return _value
    }
  }

  @inline(never) func change(_ body: (inout Int) -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) { body(&_value) }
  }
}
