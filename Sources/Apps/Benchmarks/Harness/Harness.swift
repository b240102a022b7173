import Foundation

/// Measures comparisons and prints a table of them.
///
/// Rounds of all subjects and floors alternate, so that a slow moment of the machine hits both; of
/// each the median round counts.
@MainActor
struct Harness {
  let comparisons: [Comparison]
  /// How long a round of one operation takes, in nanoseconds.
  private let roundTime = 20_000_000.0
  private let rounds = 11

  init(comparisons: [Comparison]) {
    self.comparisons = comparisons
  }

  func run() {
    let operations = comparisons.flatMap { [$0.subject, $0.floor] }
    let calls = operations.map(calls)
    var measurements = operations.map { _ in [Measurement]() }
    for _ in 0..<rounds {
      for (index, operation) in operations.enumerated() {
        measurements[index].append(Measurement(of: operation, calls: calls[index]))
      }
    }
    let medians = measurements.map(median)
    print(row("", "ns", "floor ns", "x floor", "allocations"))
    for (index, comparison) in comparisons.enumerated() {
      let (subject, floor) = (medians[2 * index], medians[2 * index + 1])
      let operations = Double(comparison.operations)
      print(
        row(
          comparison.name, number(subject.nanoseconds / operations),
          number(floor.nanoseconds / operations), number(subject.nanoseconds / floor.nanoseconds),
          number(subject.allocations / operations)))
    }
  }

  /// How many calls fill a round.
  private func calls(of operation: () -> Void) -> Int {
    var calls = 1
    while true {
      let time = Measurement(of: operation, calls: calls).nanoseconds * Double(calls)
      if time >= roundTime / 10 { return max(1, Int(Double(calls) * roundTime / time)) }
      calls *= 10
    }
  }

  private func median(_ measurements: [Measurement]) -> Measurement {
    measurements.sorted { $0.nanoseconds < $1.nanoseconds }[measurements.count / 2]
  }

  private func row(_ name: String, _ columns: String...) -> String {
    name.padding(toLength: 56, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }

  private func number(_ value: Double) -> String {
    String(format: "%.2f", value)
  }
}
