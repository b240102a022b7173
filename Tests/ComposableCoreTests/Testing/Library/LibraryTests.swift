import Clocks
import ComposableCore
import Foundation
import Testing

/// A whole app, tested in the forms in which apps write that.
@MainActor
@Suite struct `An app with a stack, sheets, alerts, effects and shared values` {
  private let dune = Volume(id: UUID(7), title: "Dune")

  @Test func `A book is added in a form`() async {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.form = VolumeForm.State(book: Volume(id: UUID(0)))
    }
    await store.send(\.form.binding.book, Volume(id: UUID(0), title: "Emma")) {
      $0.form?.book.title = "Emma"
    }
    await store.send(.saveButtonTapped) {
      $0.form = nil
      $0.$books.withLock { $0 = [Volume(id: UUID(0), title: "Emma")] }
    }
    @Shared(.books) var books
    #expect(books.map(\.title) == ["Emma"])
  }

  @Test func `A book is deleted when that is confirmed`() async throws {
    @Shared(.books) var books = [dune]
    let book = try #require(Shared($books[id: dune.id]))
    let store = TestStore(
      initialState: Library.State(path: StackState([.book(VolumeDetail.State(book: book))]))
    ) {
      Library()
    }
    await store.send(\.path[id: 0].book.deleteButtonTapped) {
      $0.path[id: 0, case: \.book]?.alert = .deletion
    }
    await store.send(\.path[id: 0].book.alert.confirmDeletion) {
      $0.path[id: 0]?.modify(\.book) { $0.alert = nil }
    }
    await store.receive(\.path[id: 0].book.delegate.deleted, dune.id) {
      $0.$books.withLock { $0 = [] }
    }
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
  }

  @Test func `What has been read is told to the library, asserted as a whole`() async {
    @Shared(.books) var books = [dune]
    let clock = TestClock()
    let store = TestStore(
      initialState: Library.State(
        path: StackState([.reading(Reading.State(bookID: dune.id, limit: 3))]))
    ) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(\.path[id: 0].reading.task)
    await clock.advance(by: .seconds(2))
    await store.receive(\.path[id: 0].reading.ticked)
    await store.receive(\.path[id: 0].reading.ticked) {
      $0.path[id: 0]?.modify(\.reading) { $0.seconds = 2 }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].reading.delegate.finished)
    await store.receive(\.path.popFrom)
    #expect(store.state.path.isEmpty)
    #expect(store.state.books[id: dune.id]?.secondsRead == 3)
    await store.finish()
  }

  @Test func `A search waits for the last letter, and may fail`() async {
    struct Offline: Error {}
    let clock = TestClock()
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.continuousClock = clock
      $0.search = { ["\($0)ma", "\($0)ile"] }
    }
    await store.send(\.binding.query, "E") { $0.query = "E" }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.binding.query, "Em") { $0.query = "Em" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.searchResponse.success, ["Emma", "Emile"]) {
      $0.results = ["Emma", "Emile"]
    }
    store.dependencies.search = { _ in throw Offline() }
    await store.send(.set(\.query, "Emm")) { $0.query = "Emm" }
    await clock.run()
    await store.receive(\.searchResponse.failure) { $0.hasFailed = true }
  }

  @Test func `An endpoint that the test has not given is reported in the test`() async {
    let store = TestStore(initialState: Library.State()) {
      Library()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    let failures = await failures {
      await store.send(\.binding.query, "E") { $0.query = "E" }
      await store.receive(\.searchResponse.success)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("search") == true)
  }
}
