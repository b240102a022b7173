import CustomDump
import Elements
import Foundation
import SwiftNavigation
import Testing

@Suite("Texts as values")
struct TextStateTests {
  // MARK: Equality

  @Test("Texts are equal when they read the same")
  func equality() {
    let count = 3
    #expect(TextState("Count: \(count)") == TextState(verbatim: "Count: 3"))
    #expect(TextState("a") == TextState(verbatim: "a"))
    #expect(TextState("a").hashValue == TextState(verbatim: "a").hashValue)
    #expect(TextState("a") != TextState("b"))
  }

  @Test("Formatting and its order matter to equality")
  func formatting() {
    #expect(TextState("a").bold() == TextState("a").bold())
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a").bold().italic() != TextState("a").italic().bold())
    #expect(TextState("a").font(.title) != TextState("a").font(.body))
  }

  @Test("A concatenation equals only another one with the same parts")
  func concatenation() {
    #expect(TextState("a") + TextState("b") == TextState("a") + TextState("b"))
    #expect(TextState("a") + TextState("b") != TextState("ab"))
    #expect(TextState("") + TextState("ab") != TextState("a") + TextState("b"))
  }

  // MARK: Plain text

  @Test("The string of a text has all its parts and no formatting")
  func string() {
    let name = "Ann"
    let text = TextState("Hi \(name)").bold() + TextState(verbatim: "!").italic()
    #expect(String(state: text) == "Hi Ann!")
  }

  @Test("A string that is no literal is taken as it is")
  func verbatim() {
    let string = "100 % \(1)"
    #expect(String(state: TextState(string)) == "100 % 1")
    #expect(String(state: TextState("100 %")) == "100 %")
  }

  @Test("Numbers follow the locale of the string")
  func locale() {
    let text = TextState("\(1234)")
    #expect(String(state: text, locale: Locale(identifier: "en_US")) == "1,234")
    #expect(String(state: text, locale: Locale(identifier: "de_DE")) == "1.234")
  }

  // MARK: Dumping

  @Test("The dump is a string with mark-up")
  func dump() {
    #expect(String(customDumping: TextState("a")) == #""a""#)
    #expect(
      String(customDumping: TextState("a") + (TextState("b").bold() + TextState("c")).italic())
        == #""a_**b**c_""#)
    #expect(String(customDumping: TextState("a").strikethrough().underline()) == #""<u>~~a~~</u>""#)
    #expect(
      String(customDumping: TextState("a").kerning(2).fontWeight(.black))
        == #""<font-weight=black><kerning=2.0>a</kerning></font-weight>""#)
    #expect(
      String(customDumping: TextState("a").underline(color: .red))
        == #""<u color=\#(Color.red)>a</u>""#)
  }

  @Test("The dump has a tag for each modifier, in the order of their application")
  func tags() {
    func expect(
      _ text: TextState, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(String(customDumping: text) == "\"\(dump)\"", sourceLocation: sourceLocation)
    }
    let a = TextState("a")
    expect(
      a.accessibilityHeading(.h1),
      "<accessibility-heading-level=h1>a</accessibility-heading-level>")
    expect(
      a.accessibilityLabel("b \(1)"), "<accessibility-label=b 1>a</accessibility-label>")
    expect(
      a.accessibilityTextContentType(.sourceCode),
      "<accessibility-text-content-type=sourceCode>a</accessibility-text-content-type>")
    expect(a.baselineOffset(1.5), "<baseline-offset=1.5>a</baseline-offset>")
    expect(a.bold(isActive: true), "**a**")
    expect(a.fontDesign(.serif), "<font-design=serif>a</font-design>")
    expect(a.fontWeight(.bold), "**a**")
    expect(a.fontWeight(.ultraLight), "<font-weight=ultralight>a</font-weight>")
    expect(a.fontWidth(.condensed), "<font-width=condensed>a</font-width>")
    expect(a.italic(isActive: true), "_a_")
    expect(a.kerning(-1), "<kerning=-1.0>a</kerning>")
    expect(a.monospacedDigit(), "<monospaced-digits>a</monospaced-digits>")
    expect(a.speechAdjustedPitch(0.5), "<speech-adjusted-pitch=0.5>a</speech-adjusted-pitch>")
    expect(
      a.speechAlwaysIncludesPunctuation(),
      "<speech-always-includes-punctuation>a</speech-always-includes-punctuation>")
    expect(
      a.speechAnnouncementsQueued(),
      "<speech-announcements-queued>a</speech-announcements-queued>")
    expect(
      a.speechSpellsOutCharacters(),
      "<speech-spells-out-characters>a</speech-spells-out-characters>")
    expect(a.strikethrough(pattern: .dash, color: nil), "~~a~~")
    expect(a.strikethrough(color: .red), "<s color=\(Color.red)>a</s>")
    expect(a.tracking(2), "<tracking=2.0>a</tracking>")
    expect(a.underline(pattern: .dot, color: nil), "<u>a</u>")
    expect(a.foregroundColor(.red), "<foreground-color=\(Color.red)>a</foreground-color>")
    expect(
      a.bold().kerning(2).italic().tracking(1),
      "<tracking=1.0>_<kerning=2.0>**a**</kerning>_</tracking>")
  }

  @Test("Inactive modifiers and fonts leave no trace in the dump")
  func noTags() {
    let text = TextState("a")
      .bold(isActive: false).italic(isActive: false).underline(false).strikethrough(false)
      .font(.title).fontWeight(nil).fontDesign(nil).fontWidth(nil).foregroundColor(nil)
      .speechAlwaysIncludesPunctuation(false).speechAnnouncementsQueued(false)
      .speechSpellsOutCharacters(false)
    #expect(String(customDumping: text) == #""a""#)
  }

  // MARK: Elements

  @Test("A part of a text has the style of the modifiers around it")
  func runs() {
    let text = (TextState("a").bold() + TextState("b")).foregroundColor(.red).underline()
    let runs = text.runs(style: TextStyle(), locale: .current)
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.style.isBold) == [true, false])
    #expect(runs.allSatisfy { $0.style.color == .red && $0.style.isUnderlined })
  }

  @Test("Of several modifiers the innermost counts")
  func innermost() {
    let text = (TextState("a").foregroundColor(.blue) + TextState("b")).foregroundColor(.red)
    #expect(text.runs(style: TextStyle(), locale: .current).map(\.style.color) == [.blue, .red])
    #expect(
      TextState("a").bold(isActive: false).bold().runs(style: TextStyle(), locale: .current).map(
        \.style.isBold) == [false])
    #expect(
      TextState("a").fontWeight(.heavy).runs(style: TextStyle(), locale: .current).map(\.style.font)
        == [.body.weight(.heavy)])
  }

  @Test("An accessibility label stands for the whole text")
  func accessibilityLabel() {
    let text = (TextState("a").accessibilityLabel("b") + TextState("c"))
    let labels = { (text: TextState) in text.runs(style: TextStyle(), locale: .current).map(\.label)
    }
    #expect(labels(text) == ["b", nil])
    #expect(labels(text.accessibilityLabel("d \(1)")) == ["d 1", ""])
    #expect(labels(TextState("a").accessibilityLabel("b").accessibilityLabel("c")) == ["b"])
  }

  @Test("An accessibility label is a key or a string")
  func accessibilityLabelOfAString() {
    let string = "b"
    #expect(TextState("a").accessibilityLabel(string) == TextState("a").accessibilityLabel("b"))
    #expect(TextState("a").accessibilityLabel("b") != TextState("a").accessibilityLabel("c"))
  }
}
