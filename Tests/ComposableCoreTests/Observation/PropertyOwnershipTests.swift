import ComposableCore
import Testing

/// Properties of observable state that do not own their value.
@Suite @MainActor struct PropertyOwnershipTests {
  @Test("A weak property lets go, tells of its changes, and changes in place")
  func weakly() {
    var box: Box? = Box()
    var state = Holder()
    state.box = box
    let changes = ChangeCounter { _ = state.box }
    #expect(state.box === box)
    state.box?.number += 1
    #expect(box?.number == 1)
    box = nil
    #expect(state.box == nil)
    box = Box()
    state.box = box
    #expect(changes.count == 1)
  }

  @Test("An unowned property does not keep its value")
  func unowned() {
    let box = Box()
    let lender = Lender(box: box)
    #expect(lender.box === box)
    weak var gone: Box?
    do {
      let other = Box()
      gone = other
      let short = Lender(box: other)
      #expect(short.box === other)
    }
    #expect(gone == nil)
  }
}

private final class Box {
  var number = 0
}

@ObservableState
private struct Holder {
  weak var box: Box?
}

@ObservableState
private struct Lender {
  unowned var box: Box
}
