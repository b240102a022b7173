import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("A text that counts from now")
struct CountingTextTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test("A timer is brought up to date once a second, while it is there")
  func timer() async {
    let clock = ManualClock()
    let model = Shown()
    let screen = Screen { Timed(model: model, date: date(90.5), style: .timer, clock: clock) }
    #expect(screen.texts == ["1:30"])
    await screen.settle()
    #expect(clock.deadlines.map { ($0 * 10).rounded() / 10 } == [0.5])
    clock.advance(to: 0.4)
    await screen.settle()
    #expect(screen.texts == ["1:30"])
    let asked = screen.updatesAskedFor
    clock.advance(to: 0.6)
    await screen.settle()
    #expect(screen.texts == ["1:29"])
    #expect(screen.updatesAskedFor == asked + 1)
    model.isShown = false
    screen.update()
    await screen.settle()
    clock.advance(to: 100)
    await screen.settle()
    #expect(clock.deadlines.isEmpty)
  }

  @Test("What shows no seconds waits for what it shows")
  func relative() async {
    let clock = ManualClock()
    let screen = Screen {
      Timed(model: Shown(), date: date(-7_200), style: .relative, clock: clock)
      Timed(model: Shown(), date: date(-7_260), style: .relative, clock: clock)
      Timed(model: Shown(), date: date(3_700), style: .offset, clock: clock)
      Timed(model: Shown(), date: date(3_700), style: .time, clock: clock)
    }
    #expect(screen.texts.prefix(3) == ["2 hr", "2 hr, 1 min", "+1 hr"])
    await screen.settle()
    // The first may show its seconds next. A time of the day does not count.
    #expect(clock.deadlines.map { $0.rounded() }.sorted() == [1, 60, 100])
    clock.advance(to: 60)
    await screen.settle()
    #expect(screen.texts.prefix(3) == ["2 hr, 1 min", "2 hr, 2 min", "+1 hr"])
  }

  @Test("It counts inside of other texts")
  func nested() async {
    let clock = ManualClock()
    let screen = Screen {
      (Text("Since \(date(0), style: .timer)") + Text(date(5), style: .offset))
        .environment(\.displayClock, clock.display)
    }
    #expect(screen.texts == ["Since 0:00+5 sec"])
    await screen.settle()
    clock.advance(to: 1.002)
    await screen.settle()
    #expect(screen.texts == ["Since 0:01+3 sec"])
  }

  @Observable
  final class Shown { var isShown = true }

  struct Timed: View {
    let model: Shown
    let date: Date
    let style: Text.DateStyle
    let clock: ManualClock
    var body: some View {
      if model.isShown { Text(date, style: style).environment(\.displayClock, clock.display) }
    }
  }
}
