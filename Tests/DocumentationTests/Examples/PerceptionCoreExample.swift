import PerceptionCore
import Synchronization
import Testing

@Perceptible
final class Odometer {
  var kilometres = 0
}

@Test func `An odometer tells once that it is about to change`() {
  let odometer = Odometer()
  let changes = Mutex(0)

  withPerceptionTracking {
    _ = odometer.kilometres
  } onChange: {
    changes.withLock { $0 += 1 }
  }
  odometer.kilometres += 1
  odometer.kilometres += 1

  #expect(changes.withLock { $0 } == 1)
}
