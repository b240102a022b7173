import Perception
import Testing

@MainActor
@Suite("A sequence of what an expression reads")
struct PerceptionsTests {
  let screen = Screen(title: "A")

  @Test("The first value comes at once, the next after a change of what was read")
  func values() async {
    var titles = Perceptions { screen.title }.makeAsyncIterator()
    #expect(await titles.next() == "A")
    screen.title = "B"
    #expect(await titles.next() == "B")
  }

  @Test("Changes without a suspension in between give one value")
  func transaction() async {
    var titles = Perceptions { screen.title + screen.subtitle }.makeAsyncIterator()
    #expect(await titles.next() == "A")
    screen.title = "B"
    screen.subtitle = "1"
    screen.subtitle = "2"
    #expect(await titles.next() == "B2")
    screen.title = "C"
    #expect(await titles.next() == "C2")
  }

  @Test("Iterators that share a sequence each see the changes")
  func shared() async {
    let titles = Perceptions { screen.title }
    let tasks = (1...2).map { _ in
      Task { @MainActor in
        for await title in titles where title == "B" { return title }
        return ""
      }
    }
    var first = titles.makeAsyncIterator()
    _ = await first.next()
    screen.title = "B"
    for task in tasks { #expect(await task.value == "B") }
  }

  @Test("It ends when its task is cancelled")
  func cancellation() async {
    let titles = Perceptions { screen.title }
    let task = Task { @MainActor in
      for await _ in titles { withUnsafeCurrentTask { $0?.cancel() } }
    }
    await task.value
    #expect(task.isCancelled)
  }

  @Test("It ends when the expression says so")
  func finish() async {
    let titles = Perceptions<String, Never>.untilFinished {
      screen.title == "C" ? .finish : .next(screen.title)
    }
    var values: [String] = []
    for await title in titles {
      values.append(title)
      screen.title = title == "A" ? "B" : "C"
    }
    #expect(values == ["A", "B"])
  }

  @Test("It throws what the expression throws, and ends")
  func failure() async throws {
    struct Failure: Error {}
    var titles = Perceptions {
      if screen.title == "B" { throw Failure() }
      return screen.title
    }
    .makeAsyncIterator()
    #expect(try await titles.next() == "A")
    screen.title = "B"
    await #expect(throws: Failure.self) { try await titles.next() }
    #expect(try await titles.next() == nil)
  }
}
