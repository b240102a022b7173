import Elements
import SwiftUI
import Testing

@MainActor
@Suite("Literals with marks of Markdown")
struct MarkedTextTests {
  private func runs(@ViewBuilder _ content: () -> some View) -> [TextContent.Run] {
    Screen(content).root.subtree.flatMap { element in
      if case .text(let text) = element.content { text.runs } else { [] as [TextContent.Run] }
    }
  }

  @Test("Marks are looks over the one of the text")
  func looks() throws {
    let runs = runs { Text("a **b** *c* ~~d~~ `e` [f](x)").foregroundStyle(.red).tint(.mint) }
    #expect(runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    try #require(runs.count == 10)
    var style = TextStyle()
    style.color = .red
    #expect(runs[0].style == style)
    let (bold, italic, struck, code, link) = (
      runs[1].style, runs[3].style, runs[5].style, runs[7].style, runs[9].style
    )
    #expect(bold.isBold && !bold.isItalic && bold.color == .red)
    #expect(italic.isItalic && !italic.isBold)
    #expect(struck.isStruckThrough)
    #expect(code.font == Font.body.monospaced())
    #expect(link.isUnderlined && link.color == .mint)
  }

  @Test("A text in a marked literal keeps its look and takes the one of the marks")
  func nested() {
    let runs = runs { Text("**a \(Text("*b*").foregroundStyle(.red))**") }
    #expect(runs.map(\.text) == ["a ", "b"])
    #expect(runs.map(\.style.isBold) == [true, true])
    #expect(runs.map(\.style.isItalic) == [false, true])
    #expect(runs.last?.style.color == .red)
  }

  @Test("A string is shown as it is, unless it is made a key")
  func strings() {
    let string = "**a**"
    let runs = runs {
      Text(string)
      Text(verbatim: "**a**")
      Text("\(string)")
      Text(LocalizedStringKey(string))
      Text(.init(string))
    }
    #expect(runs.map(\.text) == ["**a**", "**a**", "**a**", "a", "a"])
    #expect(runs.map(\.style.isBold) == [false, false, false, true, true])
  }

  @Test("Titles of controls have the looks, and plain titles have the text")
  func titles() {
    let runs = runs {
      Button("**a**") {}
      Label("_b_", systemImage: "star")
    }
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.style.isBold) == [true, false])
    let screen = Screen { TextField("The **name**", text: .constant("")) }
    let field = screen.root.subtree.first { $0.attributes.accessibility.label != nil }
    #expect(field?.attributes.accessibility.label == "The name")
    #expect(field?.content == .textField(TextFieldContent(text: "", prompt: "The name")))
  }
}
