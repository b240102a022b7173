import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell texts and their looks. That they compile is most of the test.
@MainActor
struct TextSpellings {
  @Test func texts() {
    let screen = TestScreen(rows: 60) { Texts(name: "Blob") }
    for text in [
      "Literal", "Count: 1,000", "Blob", "Hello, Blob", "*verbatim*", "Substring", "Take care",
      "Press Return now", "Chosen", "50%", "• Label", "Blob label", "Rich label",
    ] {
      #expect(screen.contains(text), "\(text)")
    }
  }

  @Test func looks() {
    let screen = TestScreen(rows: 60) { Looks(isOn: true, color: nil, theme: .red) }
    #expect(screen.contains("looks"))
  }
}

private struct Texts: View {
  let name: String
  let count = 1000
  let isOn = true

  private var greeting: Text { Text("Hello, ") + Text(name).bold() }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Literal", comment: "For translators")
      Text("Count: \(count)")
      Text(name)
      greeting
      Text(verbatim: "*verbatim*")
      Text("Substring".prefix(9))
      Text("Take ").italic() + Text("care").foregroundStyle(.red).fontWeight(.semibold)
      Text("Press \(Text("Return").bold()) now")
      Text(isOn ? "Chosen" : "Other")
      Text(0.5, format: .percent)
    }
    VStack {
      Label("Label", systemImage: "never.heard.of")
      Label(name + " label", systemImage: "star")
      Label {
        Text("Rich label").font(.headline)
      } icon: {
        Image(systemName: isOn ? "checkmark" : "xmark").foregroundColor(.green)
      }
      Label(title: { Text("Spelt out") }, icon: { Image(systemName: "star") })
    }
  }
}

private struct Looks: View {
  let isOn: Bool
  let color: Color?
  let theme: Color

  var body: some View {
    VStack {
      Text("looks").font(.headline).bold().italic()
      Text("a").font(.system(size: 12, weight: .bold))
      Text("a").font(.system(size: 12, weight: .bold, design: .monospaced))
      Text("a").font(.system(.body, design: .monospaced))
      Text("a").font(.system(.title, design: .rounded, weight: .heavy))
      Text("a").font(.system(.largeTitle))
      Text("a").font(.title.bold())
      Text("a").font(.body.weight(.semibold).monospacedDigit())
      Text("a").font(.custom("Menlo", size: 12))
      Text("a").font(isOn ? .title : nil)
    }
    VStack {
      Text("a").foregroundStyle(isOn ? .secondary : .primary)
      Text("a").foregroundStyle(isOn ? Color.red : .blue)
      Text("a").foregroundStyle(isOn ? .red : .blue)
      Text("a").foregroundStyle(.tint)
      Text("a").foregroundStyle(Color.secondary)
      Text("a").foregroundStyle(theme)
      Text("a").foregroundStyle(.red.opacity(0.5))
      Text("a").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Text("a").foregroundColor(.accentColor)
      Text("a").foregroundColor(color)
    }
    VStack {
      Text("a").foregroundColor(nil)
      Text("a").foregroundColor(isOn ? .red : .primary)
      Text("a").foregroundColor(isOn ? Color(.sRGB, red: 1, green: 0, blue: 0) : nil)
      Text("a").fontWeight(.medium).underline().strikethrough(isOn)
      Text("a").fontWeight(isOn ? .bold : .regular)
      Text("a").underline(isOn).strikethrough()
      Text("a").lineLimit(1).truncationMode(.middle)
      Text("a").multilineTextAlignment(.center).lineLimit(nil)
      Text("a").monospacedDigit().monospaced()
    }
    VStack {
      Text("a").bold(isOn)
      HStack { Text("a") }.bold().italic().underline().strikethrough().monospaced()
      HStack { Text("a") }.fontWeight(.bold).font(.caption).monospacedDigit()
      Group { Text("a") }.foregroundStyle(.secondary).foregroundColor(.red)
    }
    .tint(.accentColor)
    .tint(.red)
    .tint(color)
    .tint(nil)
    .tint(isOn ? .red : .blue)
    .tint(isOn ? .red : nil)
    .tint(.primary)
    .tint(theme.opacity(0.5))
    .tint(Color.orange)
  }
}
