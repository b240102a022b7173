import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Timelines")
struct TimelineTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func times(_ schedule: some TimelineSchedule, from seconds: Double) -> [Double] {
    schedule.entries(from: date(seconds), mode: .normal).prefix(3)
      .map { ($0.timeIntervalSinceReferenceDate * 1000).rounded() / 1000 }
  }

  @Test("A schedule begins with the last time that has come")
  func schedules() {
    #expect(times(.periodic(from: date(10), by: 5), from: 22) == [20, 25, 30])
    #expect(times(.periodic(from: date(10), by: 5), from: 3) == [10, 15, 20])
    #expect(times(.periodic(from: date(10), by: 0), from: 22) == [10])
    #expect(times(.periodic(from: date(10), by: .nan), from: 22) == [10])
    #expect(times(.everyMinute, from: 130) == [120, 180, 240])
    #expect(times(.explicit([date(1), date(4)]), from: 3) == [1, 4])
    #expect(times(.animation(minimumInterval: 0.5), from: 3) == [3, 3.5, 4])
    #expect(times(.animation, from: 3) == [3, 3.033, 3.067])
    #expect(times(.animation(paused: true), from: 3) == [3])
  }

  @Observable
  final class Model {
    var isShown = true
    var interval = 10.0
  }

  struct Timed: View {
    let model: Model
    let clock: ManualClock
    var body: some View {
      if model.isShown {
        TimelineView(
          .periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: model.interval)
        ) { context in
          Text("at \(Int(context.date.timeIntervalSinceReferenceDate))")
        }
        .environment(\.displayClock, clock.display)
      }
    }
  }

  @Test("The content is made anew at each time, once for all that have come, while it is there")
  func content() async {
    let clock = ManualClock()
    let model = Model()
    clock.advance(to: 25)
    let screen = Screen { Timed(model: model, clock: clock) }
    #expect(screen.texts == ["at 20"])
    await screen.settle()
    #expect(clock.deadlines == [30])
    clock.advance(to: 29)
    await screen.settle()
    #expect(screen.texts == ["at 20"])
    clock.advance(to: 55)
    await screen.settle()
    #expect(screen.texts == ["at 50"])
    #expect(clock.deadlines == [60])
    model.isShown = false
    screen.update()
    clock.advance(to: 61)
    await screen.settle()
    #expect(clock.deadlines.isEmpty)
  }

  @Test("Another schedule counts from when it is there")
  func otherSchedule() async {
    let clock = ManualClock()
    let model = Model()
    let screen = Screen { Timed(model: model, clock: clock) }
    await screen.settle()
    #expect(clock.deadlines == [10])
    model.interval = 3
    screen.update()
    await screen.settle()
    #expect(clock.deadlines.contains(3))
    clock.advance(to: 3)
    await screen.settle()
    #expect(screen.texts == ["at 3"])
  }
}
