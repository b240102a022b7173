import CustomDump
import Foundation

extension [Comparison] {
  /// The text of a state of a thousand rows, and the difference when one of them changes; the floors
  /// write the same text by hand.
  @MainActor static var customDump: [Comparison] {
    [10, 1_000].flatMap(customDump)
  }

  @MainActor private static func customDump(count: Int) -> [Comparison] {
    let state = TableState(count: count)
    var changed = state
    changed.rows[count / 2].isDone.toggle()
    precondition(String(customDumping: state) == state.textByHand)
    precondition(diff(state, changed) == state.differenceByHand(to: changed))
    return [
      Comparison("customDump of \(count) rows", operations: count) {
        use(String(customDumping: state).utf8.count)
      } floor: {
        use(state.textByHand.utf8.count)
      },
      Comparison("diff of \(count) rows", operations: count) {
        use(diff(state, changed)?.utf8.count ?? 0)
      } floor: {
        use(state.differenceByHand(to: changed).utf8.count)
      },
    ]
  }
}

private struct TableState: Equatable {
  struct Row: Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
    var tag: Tag? = .urgent
  }

  enum Tag: Equatable {
    case urgent
    case later(days: Int)
  }

  var title = "All"
  var rows: [Row]

  init(count: Int) {
    rows = (0..<count).map { Row(id: $0, title: "Row \($0)") }
  }

  var textByHand: String {
    var text = "TableState(\n  title: \(title.debugDescription),\n  rows: [\n"
    for (index, row) in rows.enumerated() {
      text += "    [\(index)]: TableState.Row(\n      id: \(row.id),\n"
      text += "      title: \(row.title.debugDescription),\n      isDone: \(row.isDone),\n"
      text += "      tag: "
      switch row.tag {
      case .urgent: text += ".urgent"
      case .later(let days): text += ".later(days: \(days))"
      case nil: text += "nil"
      }
      text += index < rows.count - 1 ? "\n    ),\n" : "\n    )\n"
    }
    return text + "  ]\n)"
  }

  func differenceByHand(to other: TableState) -> String {
    var text = "  TableState(\n    title: \(title.debugDescription),\n    rows: [\n"
    var unchanged = 0
    for (index, (row, otherRow)) in zip(rows, other.rows).enumerated() {
      if row == otherRow {
        unchanged += 1
        continue
      }
      text += "      … (\(unchanged) unchanged),\n"
      unchanged = 0
      text += "      [\(index)]: TableState.Row(\n        id: \(row.id),\n"
      text += "        title: \(row.title.debugDescription),\n"
      text += "-       isDone: \(row.isDone),\n+       isDone: \(otherRow.isDone),\n"
      text += "        tag: .urgent\n      ),\n"
    }
    return text + "      … (\(unchanged) unchanged)\n    ]\n  )"
  }
}
