import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct LibraryTests {
  @Test func aBookIsReadAndReturned() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(.recommendationButtonTapped) {
      $0.path[id: 0] = .shelf(Shelf.State(subject: "Seafaring"))
      $0.path[id: 1] = .book(Book.State(title: "Moby Dick"))
    }
    await store.send(\.path[id: 1].book.readButtonTapped) {
      $0.path[id: 1, case: \.book]?.pagesRead = 1
    }
    await store.send(\.path[id: 1].book.returnButtonTapped)
    await store.receive(\.path[id: 1].book.delegate.returned) { $0.path[id: 1] = nil }
    await store.send(.rootButtonTapped) { $0.path = StackState() }
  }
}

extension LibraryTests {
  @Test func linksAndTheReducerPushTheSameScreens() {
    let store = Store(initialState: Library.State()) { Library() }
    let screen = TestScreen(columns: 60, rows: 20) { LibraryView(store: store) }
    screen.link("Classics").press()
    screen.link("Emma").press()
    screen.button("Read a page").press()
    #expect(store.path.last?.book?.pagesRead == 1)
    screen.button("Back to the entrance").press()
    #expect(store.path.isEmpty)
    screen.button("Recommend a book").press()
    #expect(screen.contains("Moby Dick"))
    screen.press(.escape)
    #expect(screen.contains("Treasure Island"))
    #expect(store.path.count == 1)
  }
}
