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

  struct Restarting: View {
    let id: Int
    let events: AsyncStream<String>.Continuation
    var body: some View {
      Line("id \(id)").task(id: id) { [id] in
        events.yield("begin \(id)")
        let forever = AsyncStream<Void> { _ in }
        for await _ in forever {}
        events.yield("end \(id)")
      }
    }
  }

  @Test("A task with an id is cancelled and begins again when the id changes")
  func taskWithID() async {
    struct Parent: View {
      let events: AsyncStream<String>.Continuation
      @State private var id = 1
      @State private var other = 1
      var body: some View {
        Restarting(id: id, events: events)
        Press("other \(other)") { other += 1 }
        Press("next") { id += 1 }
      }
    }
    let (stream, events) = AsyncStream<String>.makeStream()
    var iterator = stream.makeAsyncIterator()
    let screen = Screen { Parent(events: events) }
    #expect(await iterator.next() == "begin 1")
    screen.press("other 1")
    screen.press("next")
    let next = [await iterator.next(), await iterator.next()]
    #expect(Set(next) == ["end 1", "begin 2"])
    screen.host.close()
    #expect(await iterator.next() == "end 2")
  }

  @Test("onChange runs when the value differs, with the old one and the new one")
  func onChange() {
    struct Watching: View {
      let log: Log
      @State private var count = 1
      @State private var other = 1
      var body: some View {
        Press("count") { count += 1 }
        Press("other \(other)") { other += 1 }
          .onChange(of: count) { log.note("\($0) to \($1)") }
          .onChange(of: count, initial: true) { log.note("changed") }
      }
    }
    let log = Log()
    let screen = Screen { Watching(log: log) }
    #expect(log.entries == ["changed"])
    screen.press("other 1")
    #expect(log.entries == ["changed"])
    screen.press("count")
    #expect(log.entries.sorted() == ["1 to 2", "changed", "changed"])
  }

  @Test("Another id is another view")
  func identity() {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Press("count \(count)") { count += 1 }
          .onDisappear { log.note("disappeared") }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var id = "a"
      var body: some View {
        Press("same") { id = "a" }
        Press("next") { id += "b" }
        Counter(log: log).id(id)
      }
    }
    let log = Log()
    let screen = Screen { Parent(log: log) }
    screen.press("count 0")
    screen.press("same")
    #expect(screen.texts == ["same", "next", "count 1"])
    screen.press("next")
    #expect(screen.texts == ["same", "next", "count 0"])
    #expect(log.entries == ["disappeared"])
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
