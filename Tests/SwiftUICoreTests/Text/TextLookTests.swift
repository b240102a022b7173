import Elements
import SwiftUI
import Testing

@MainActor
@Suite("The looks of texts")
struct TextLookTests {
  private func runs(@ViewBuilder _ content: () -> some View) -> [TextContent.Run] {
    let screen = Screen(content)
    return screen.root.subtree.flatMap { element in
      if case .text(let text) = element.content { text.runs } else { [] as [TextContent.Run] }
    }
  }

  private func style(@ViewBuilder _ content: () -> some View) throws -> Elements.TextStyle {
    try #require(runs(content).first).style
  }

  @Test("A text without modifiers has the renderer's look")
  func plain() throws {
    #expect(try style { Text("a") } == TextStyle())
  }

  @Test("What is said nearest to the text wins")
  func innermost() throws {
    let nested = try style {
      VStack { Text("a").foregroundStyle(.red).italic(false) }.foregroundStyle(.blue).italic()
    }
    #expect(nested.color == .red && !nested.isItalic)
    let chained = try style { Text("a").foregroundColor(.red).foregroundColor(.blue) }
    #expect(chained.color == .red)
    let views = try style {
      Group { Text("a") }.font(.caption).font(.title).foregroundStyle(.green).foregroundColor(.red)
    }
    #expect(views.font == .caption && views.color == .green)
  }

  @Test("A font set inside keeps a weight set outside, and the other way round")
  func fontAndWeight() throws {
    #expect(
      try style { VStack { Text("a").font(.title) }.fontWeight(.heavy) }.font
        == Font.title.weight(.heavy))
    #expect(
      try style { VStack { Text("a").fontWeight(.heavy) }.font(.title) }.font
        == Font.title.weight(.heavy))
    #expect(try style { Text("a").monospaced() }.font == Font.body.monospaced())
    #expect(try style { VStack { Text("a").font(nil) }.font(.title) }.font == nil)
    let bold = try style { VStack { Text("a").font(.title) }.bold() }
    #expect(bold.isBold && bold.font == .title)
  }

  @Test("A level steps back from the colour around it; a colour starts anew")
  func levels() throws {
    let paleRed = try style {
      VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)
    }
    #expect(paleRed.color == .red && paleRed.level == 1)
    let red = try style { VStack { Text("a").foregroundStyle(.red) }.foregroundStyle(.tertiary) }
    #expect(red.color == .red && red.level == 0)
    let primary = try style {
      VStack { Text("a").foregroundStyle(.primary) }.foregroundStyle(.quaternary)
    }
    #expect(primary.level == 0)
  }

  @Test("No colour is the renderer's own, whatever is said outside")
  func noColor() throws {
    let style = try style { VStack { Text("a").foregroundColor(nil) }.foregroundStyle(.red) }
    #expect(style == TextStyle())
    #expect(
      try self.style { VStack { Group { Text("a") }.foregroundColor(nil) }.foregroundColor(.red) }
        == TextStyle())
  }

  @Test("The tint is the one of the place, and else the accent")
  func tint() throws {
    #expect(try style { Text("a").foregroundStyle(.tint) }.color == .accentColor)
    #expect(try style { Text("a").foregroundStyle(.tint).tint(.orange) }.color == .orange)
    #expect(
      try style { VStack { Text("a").tint(nil) }.foregroundStyle(.tint).tint(.orange) }.color
        == .accentColor)
    let style = TintShapeStyle()
    #expect(
      try self.style { Text("a").foregroundStyle(AnyShapeStyle(style)).tint(.mint) }.color == .mint)
  }

  @Test("Each part of a joined text has its own look, over that of the whole")
  func joined() {
    let runs = runs {
      (Text("a").bold() + Text("b").foregroundStyle(.red)).italic().foregroundStyle(.blue)
    }
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.style.isBold) == [true, false])
    #expect(runs.map(\.style.isItalic) == [true, true])
    #expect(runs.map(\.style.color) == [.blue, .red])
  }

  @Test("A text in a key has its own look, over that of the key")
  func nested() {
    let runs = runs {
      VStack { Text("Press \(Text("Return").bold().foregroundStyle(.tint)) \(2) times").italic() }
        .tint(.pink)
        .strikethrough()
    }
    #expect(runs.map(\.text).joined() == "Press Return 2 times")
    #expect(runs.first { $0.style.isBold }?.text == "Return")
    #expect(runs.first { $0.style.isBold }?.style.color == .pink)
    #expect(runs.allSatisfy { $0.style.isItalic && $0.style.isStruckThrough })
    #expect(runs.count { $0.style.color != nil } == 1)
  }

  @Test("A value with a format, and a number in a key, follow the locale of the place")
  func locale() {
    func strings(_ locale: String) -> [String] {
      runs {
        VStack {
          Text(1234.5, format: .number)
          Text("\(1234)")
          Text("\(0.5, format: .percent)")
        }
        .environment(\.locale, Locale(identifier: locale))
      }.map(\.text)
    }
    #expect(strings("en_US") == ["1,234.5", "1,234", "50%"])
    #expect(strings("de_DE") == ["1.234,5", "1.234", "50\u{a0}%"])
  }

  @Test("Equal texts are equal, and others are not")
  func equality() {
    #expect(Text("a") == Text("a") && Text("a") != Text("b"))
    #expect(Text("a").bold() == Text("a").bold() && Text("a").bold() != Text("a"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("ab"))
    #expect(Text(verbatim: "a") != Text("a" as LocalizedStringKey))
  }

  @Test("Limits, alignment and truncation reach the text, and a field has its style")
  func content() throws {
    let screen = Screen {
      VStack {
        Text("a")
        TextField("b", text: .constant(""))
      }
      .lineLimit(2).multilineTextAlignment(.trailing).truncationMode(.middle)
      .foregroundStyle(.secondary).autocorrectionDisabled()
    }
    let contents = screen.root.subtree.map(\.content)
    var text = TextContent([.init("a", style: TextStyle())])
    text.runs[0].style.level = 1
    text.lineLimit = 2
    text.alignment = .trailing
    text.truncation = .middle
    #expect(contents.contains(.text(text)))
    var field = TextFieldContent(text: "", prompt: "b", autocorrects: false)
    field.style.level = 1
    #expect(contents.contains(.textField(field)))
  }

  @Test("A symbol has the look of text, and a label puts it before its title")
  func symbols() {
    let screen = Screen { Label("Star", systemImage: "star").foregroundStyle(.yellow) }
    var style = Elements.TextStyle()
    style.color = .yellow
    let contents = screen.root.subtree.map(\.content)
    #expect(
      contents.suffix(2) == [
        .symbol(SymbolContent(name: "star", style: style)),
        .text(TextContent([.init("Star", style: style)])),
      ])
  }
}
