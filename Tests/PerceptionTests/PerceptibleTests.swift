import Perception
import Testing

@Perceptible
final class Model {
  var count = 0
}
@Suite struct PerceptibleTests {
  @Test func x() {
    let m = Model()
    withPerceptionTracking {
      _ = m.count
    } onChange: {
      print("changed")
    }
    m.count = 1
  }
}
