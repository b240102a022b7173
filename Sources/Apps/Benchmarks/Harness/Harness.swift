import Foundation

/// Measures comparisons and prints a table of them.
///
/// Rounds of all subjects and floors alternate, so that a slow moment of the machine hits both. Of
/// each the median round counts, and of the ratios the median of those of two rounds one after the
/// other.
@MainActor
struct Harness {
  private let title: String
  private let floor: String
  private let comparisons: [Comparison]
  /// How long a round of one operation takes, in nanoseconds.
  private let roundTime = 20_000_000.0
  private let rounds = 11

  /// - Parameters:
  ///   - title: What the comparisons have in common.
  ///   - floor: What they compare with.
  init(_ title: String, floor: String = "floor", _ comparisons: [Comparison]) {
    self.title = title
    self.floor = floor
    self.comparisons = comparisons
  }

  func run() async {
    if comparisons.isEmpty { return }
    let operations = comparisons.flatMap { [$0.subject, $0.floor] }
    var calls: [Int] = []
    for operation in operations { calls.append(await self.calls(of: operation)) }
    var measurements = operations.map { _ in [Measurement]() }
    for _ in 0..<rounds {
      for (index, operation) in operations.enumerated() {
        measurements[index].append(await measurement(of: operation, calls: calls[index]))
      }
    }
    let medians = measurements.map(median)
    print(row(title, "ns", "\(floor) ns", "x \(floor)", "allocations"))
    for (index, comparison) in comparisons.enumerated() {
      let (subject, floor) = (medians[2 * index], medians[2 * index + 1])
      let ratios = zip(measurements[2 * index], measurements[2 * index + 1])
        .map { $0.nanoseconds / $1.nanoseconds }
      let operations = Double(comparison.operations)
      print(
        row(
          comparison.name, number(subject.nanoseconds / operations),
          number(floor.nanoseconds / operations), number(ratios.sorted()[rounds / 2]),
          number(subject.allocations / operations)))
    }
    print("")
  }

  private func measurement(
    of operation: Comparison.Operation, calls: Int
  ) async -> Measurement {
    switch operation {
    case .direct(let operation): Measurement(of: operation, calls: calls)
    case .awaited(let operation): await Measurement(of: operation, calls: calls)
    }
  }

  /// How many calls fill a round.
  private func calls(of operation: Comparison.Operation) async -> Int {
    var calls = 1
    while true {
      let time = await measurement(of: operation, calls: calls).nanoseconds * Double(calls)
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
