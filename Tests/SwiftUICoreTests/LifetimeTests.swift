import DataFlow
import Elements
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("A view's lifetime")
struct LifetimeTests {
  @Observable
  final class Log {
    var isShown = true
    @ObservationIgnored var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
  }

  struct Noisy: View {
    let log: Log
    var body: some View {
      if log.isShown {
        Line("here")
          .onAppear { log.note("appeared") }
          .onDisappear { log.note("disappeared") }
      }
    }
  }

  @Test("onAppear and onDisappear run once, when the view comes and when it goes")
  func appearance() {
    let log = Log()
    let screen = Screen { Noisy(log: log) }
    screen.update()
    #expect(log.entries == ["appeared"])
    log.isShown = false
    screen.update()
    #expect(log.entries == ["appeared", "disappeared"])
    log.isShown = true
    screen.update()
    #expect(log.entries == ["appeared", "disappeared", "appeared"])
    screen.host.close()
    #expect(log.entries.last == "disappeared")
  }

  struct Working: View {
    let log: Log
    let started: AsyncStream<Void>.Continuation
    let ended: AsyncStream<Void>.Continuation
    var body: some View {
      if log.isShown {
        Line("working").task {
          started.yield()
          let forever = AsyncStream<Void> { _ in }
          for await _ in forever {}
          log.note(Task.isCancelled ? "cancelled" : "ended")
          ended.yield()
        }
      }
    }
  }

  @Test("A task begins when the view appears, and is cancelled when it disappears")
  func task() async {
    let log = Log()
    let (starts, started) = AsyncStream<Void>.makeStream()
    let (ends, ended) = AsyncStream<Void>.makeStream()
    let screen = Screen { Working(log: log, started: started, ended: ended) }
    for await _ in starts { break }
    #expect(log.entries.isEmpty)
    log.isShown = false
    screen.update()
    for await _ in ends { break }
    #expect(log.entries == ["cancelled"])
  }

  @Test("State that onAppear writes is on screen in the same update")
  func appearanceWritesState() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Line(text).onAppear { text = "loaded" } }
    }
    let screen = Screen { Loading() }
    #expect(screen.texts == ["loaded"])
  }

  @Test("Nodes are freed with their views")
  func nodesAreFreed() {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Line("held") }
    }
    struct Parent: View {
      let log: Log
      let make: () -> Token
      var body: some View {
        if log.isShown {
          NavigationStack { Form { Holder(token: make()).navigationTitle("title") } }
        }
      }
    }
    weak var token: Token?
    let log = Log()
    let screen = Screen {
      Parent(log: log) {
        let new = Token()
        token = new
        return new
      }
    }
    #expect(token != nil)
    log.isShown = false
    screen.update()
    #expect(token == nil)
  }
}
