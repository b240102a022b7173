import Elements
import Testing

@testable import TerminalRenderer

struct SymbolTests {
  @Test func `Each sign takes one cell in every terminal`() {
    for (name, sign) in SymbolContent.signs {
      #expect(sign.count == 1 && sign.cellWidth == 1, "\(name)")
      #expect(sign.allSatisfy { !$0.hasUncertainWidth }, "\(name)")
    }
  }

  @Test(arguments: [
    ("star.fill", "★"), ("star.circle.fill", "☆"), ("never.heard.of", "•"),
    ("trash.slash.fill", "⌫"),
  ])
  func `What is not known of a name is left out`(name: String, sign: String) {
    #expect(SymbolContent(name: name).sign == sign)
  }
}
