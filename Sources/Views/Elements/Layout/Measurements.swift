import Foundation

/// What an element answered since it last changed: its sizes for a handful of proposals, and its
/// spacing.
struct Measurements {
  private struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private var answers: [Answer] = []
  var spacing: ViewSpacing?

  private static let capacity = 8

  // A stack asks a child for a few proposals a pass: a linear search beats a table.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    var index = answers.count
    while index > 0 {
      index -= 1
      if answers[index].proposal == proposal { return answers[index].size }
    }
    return nil
  }

  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if answers.count == Self.capacity { answers.removeFirst() }
    answers.append(Answer(proposal: proposal, size: size))
  }

  /// Whether the answers to the same proposals would be the same.
  func isConfirmed(by size: (ProposedViewSize) -> CGSize) -> Bool {
    answers.allSatisfy { size($0.proposal) == $0.size }
  }

  mutating func forget() {
    answers.removeAll(keepingCapacity: true)
    spacing = nil
  }
}
