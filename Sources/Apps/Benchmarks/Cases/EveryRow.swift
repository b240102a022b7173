import CBenchmarks
import ComposableArchitecture

/// A send to each of 100,000 rows.
@MainActor
struct EveryRow {
  func report() {
    let count = 100_000
    let before = allocated_bytes()
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let size = Double(allocated_bytes() - before)
    var most = size
    let cost = Measurement(
      of: {
        for id in 0..<count {
          store.send(.rows(.element(id: id, action: .increment)))
          if id.isMultiple(of: 10_000) { most = max(most, Double(allocated_bytes() - before)) }
        }
      }, calls: 1)
    print(
      """
      A send to each of \(count) rows: \(Int(cost.nanoseconds / 1_000_000)) ms, \
      \(Int(cost.allocations)) allocations, memory \(Int(100 * most / size)) % of the state's
      """
    )
  }
}
