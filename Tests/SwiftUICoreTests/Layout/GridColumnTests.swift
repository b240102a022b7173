import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Columns of a grid")
struct GridColumnTests {
  @Test(
    "The alignment that one cell says is that of the column, whatever is around the cell",
    arguments: [true, false])
  func columnAlignment(isInHeader: Bool) {
    let screen = TestScreen(columns: 16, rows: 4) {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
        GridRow {
          Text("Name")
          if isInHeader {
            Text("Score").gridColumnAlignment(.trailing).background(.red)
          } else {
            Text("Score")
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .top) {
          Text("Ann")
          if isInHeader {
            Text("1")
          } else {
            Text("1").gridColumnAlignment(.trailing)
          }
        }
        Text("whole row")
      }
    }
    #expect(
      screen.text == """
          Name  Score
          ───────────
          Ann       1
          whole row
        """)
  }

  @Test("A cell says where it stands in its space")
  func cellAnchor() {
    let screen = TestScreen(columns: 6, rows: 2) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Text("Scores") }
        GridRow { Text("1").gridCellAnchor(.trailing) }
      }
    }
    #expect(screen.text == "Scores\n     1")
  }
}
