import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct LongListTests {
  @Test func markingCounts() async {
    let store = TestStore(initialState: LongList.State()) { LongList() }
    await store.send(\.stars[id: 7].markTapped) {
      $0.stars[id: 7]?.isMarked = true
      $0.markedCount = 1
    }
    await store.send(\.stars[id: 9_999].markTapped) {
      $0.stars[id: 9_999]?.isMarked = true
      $0.markedCount = 2
    }
    await store.send(\.stars[id: 7].markTapped) {
      $0.stars[id: 7]?.isMarked = false
      $0.markedCount = 1
    }
    await store.send(.clearButtonTapped) {
      $0.stars[id: 9_999]?.isMarked = false
      $0.markedCount = 0
    }
  }
}

extension LongListTests {
  @Test func onlyTheVisibleRowsExist() {
    let store = Store(initialState: LongList.State()) { LongList() }
    let screen = TestScreen(columns: 60, rows: 24) { LongListView(store: store) }
    #expect(screen.contains("Star 1"))
    #expect(screen.liveRows < 60)
    for _ in 0..<100 { screen.press(.pageDown) }
    #expect(!screen.contains("Star 1 "))
    #expect(screen.liveRows < 60)
  }

  @Test func markingARowEvaluatesThatRowAndTheCount() {
    let store = Store(initialState: LongList.State()) { LongList() }
    let screen = TestScreen(columns: 60, rows: 24) { LongListView(store: store) }
    let bodies = screen.bodies { screen.button("Star 3").press() }
    #expect(bodies.sorted() == ["LongListView", "StarRow"])
    #expect(screen.contains("★"))
    #expect(screen.contains("Marked: 1"))
  }
}
