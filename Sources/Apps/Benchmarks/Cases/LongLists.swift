import CBenchmarks
import ComposableArchitecture
import SwiftUI
import ViewTesting

/// A list of 100,000 rows next to one of 1,000: its first frame, its memory, a page of it, what
/// opening and closing a feature from it leaves behind, and what evaluating a body does.
@MainActor
struct LongLists {
  func report() {
    let (short, long) = (frame(of: 1000), frame(of: 100_000))
    print("\nFirst frame of a list of 1,000 rows: \(short). Of 100,000: \(long).")
    for line in [paging, opening, evaluating] { print(line()) }
  }

  private struct Frame: CustomStringConvertible {
    let cost: Measurement
    let bytes: Int

    var description: String {
      "\(Int(cost.nanoseconds / 1000)) µs, \(Int(cost.allocations)) allocations, \(bytes / 1024) KB"
    }
  }

  private func frame(of count: Int) -> Frame {
    let items = Array(0..<count)
    func show() -> TestScreen {
      TestScreen(columns: 80, rows: 50) { List(items, id: \.self) { Text("Row \($0)") } }
    }
    // What a first list of all makes once, such as what is known of types, is there by then.
    show().close()
    let before = allocatedBytes
    let screen = show()
    let bytes = allocatedBytes - before
    screen.close()
    let cost = Measurement(of: { show().close() }, calls: 20)
    return Frame(cost: cost, bytes: bytes)
  }

  private func paging() -> String {
    let screen = TestScreen(columns: 80, rows: 50) {
      // A number in a key would be written with separators.
      List(0..<100_000) { number in Button("Row \(String(number))") {} }
    }
    var most = 0
    var pages = 0
    let cost = Measurement(
      of: {
        while !screen.contains("Row 99999") {
          screen.press(.pageDown)
          most = max(most, screen.liveRows)
          pages += 1
        }
      }, calls: 1)
    let time = Int(cost.nanoseconds / Double(max(1, pages)) / 1000)
    return """
      From the top to the end in \(pages) pages of \(time) µs, \
      at most \(most) rows alive.
      """
  }

  private func opening() -> String {
    let screen = TestScreen(columns: 80, rows: 24) {
      NavigationStack {
        List(0..<100_000) { number in
          NavigationLink("Row \(number)") {
            Opened(store: Store(initialState: Row.State(id: number)) { Row() })
          }
        }
      }
    }
    func open() {
      screen.press(.enter)
      screen.press(.escape)
    }
    for _ in 0..<100 { open() }
    let before = allocatedBytes
    let cost = Measurement(of: open, calls: 10_000)
    return """
      Opening and closing a feature takes \(Int(cost.nanoseconds / 1000)) µs; \
      10,000 times leave \((allocatedBytes - before) / 1024) KB.
      """
  }

  @Observable
  fileprivate final class Trigger { var count = 0 }

  private struct Evaluated: View {
    let trigger: Trigger
    var body: some View {
      let count = trigger.count
      // A closure with a capture is another one each time.
      Button("Nothing") { _ = count }
    }
  }

  private func evaluating() -> String {
    let trigger = Trigger()
    let screen = TestScreen { Evaluated(trigger: trigger) }
    func evaluate() {
      trigger.count += 1
      _ = screen.liveRows
    }
    for _ in 0..<100 { evaluate() }
    let before = allocatedBytes
    let cost = Measurement(of: evaluate, calls: 100_000)
    return """
      A body that shows what it showed takes \(Int(cost.nanoseconds / 1000)) µs; \
      100,000 evaluations leave \((allocatedBytes - before) / 1024) KB.
      """
  }

  private struct Opened: View {
    let store: StoreOf<Row>
    var body: some View { Button("Count: \(store.count)") { store.send(.increment) } }
  }

  /// What the program has asked the allocator for, and not given back.
  private var allocatedBytes: Int { Int(allocated_bytes()) }
}
