import Glibc
import Testing

@testable import TerminalRenderer

struct OutputColumnsTests {
  @Test(
    .enabled(if: isatty(STDOUT_FILENO) == 0, "A terminal tells its own width."),
    arguments: [("40", 40), (nil, 80), ("0", 80), ("-1", 80), ("wide", 80)] as [(String?, Int)])
  func `What is printed has the width that COLUMNS tells, where the output is no terminal`(
    variable: String?, columns: Int
  ) {
    let environment = variable.map { ["COLUMNS": $0] } ?? [:]
    #expect(TerminalRenderer.outputColumns(environment: environment) == columns)
  }
}
