import ComposableArchitecture
import Observation

extension Comparison {
  /// A property of a feature under five scopes is observed and changes.
  static var scopedObservation: Comparison {
    let leaf = leaf(of: Store(initialState: Level1.State()) { Level1() })
    let model = NestedModel()
    return Comparison("observe and change, under five scopes") {
      observe { leaf.count }
      leaf.send(.increment)
    } floor: {
      observe { model.state.child.child.child.child.child.count }
      model.send(.increment)
    }
  }

  /// The same five presentations deep.
  static var presentedObservation: Comparison {
    let leaf = leaf(of: Store(initialState: Sheet1.State.presented) { Sheet1() })
    let model = PresentedModel()
    return Comparison("observe and change, five presentations deep") {
      observe { leaf.count }
      leaf.send(.increment)
    } floor: {
      observe { model.count ?? 0 }
      model.send(.increment)
    }
  }

  /// A property of a feature under five scopes is read.
  static var scopedRead: Comparison {
    let leaf = leaf(of: Store(initialState: Level1.State()) { Level1() })
    let model = NestedModel()
    return Comparison("read, under five scopes") {
      use(leaf.count)
    } floor: {
      use(model.state.child.child.child.child.child.count)
    }
  }

  /// The same five presentations deep.
  static var presentedRead: Comparison {
    let leaf = leaf(of: Store(initialState: Sheet1.State.presented) { Sheet1() })
    let model = PresentedModel()
    return Comparison("read, five presentations deep") {
      use(leaf.count)
    } floor: {
      use(model.count ?? 0)
    }
  }

  /// The same in a row.
  static var rowRead: Comparison {
    let count = 1000
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let row = Array(store.scope(state: \.rows, action: \.rows))[count / 2]
    let model = RowsModel(count: count)
    return Comparison("read, in one of \(count) rows") {
      use(row.count)
    } floor: {
      use(model.count(of: count / 2))
    }
  }

  /// A property is read of a store that is scoped from another for it.
  static var scopeAndRead: Comparison {
    let store = Store(initialState: Level5.State()) { Level5() }
    let model = NestedModel()
    return Comparison("scope and read") {
      use(store.scope(state: \.child, action: \.child).count)
    } floor: {
      use(model.state.child.child.child.child.child.count)
    }
  }

  /// Reads a number, and waits for its change.
  private static func observe(_ read: () -> Int) {
    use(withObservationTracking(read, onChange: {}))
  }
}

extension RowsModel {
  @inline(never)
  func count(of id: Int) -> Int { positions[id].map { rows[$0].count } ?? 0 }
}
