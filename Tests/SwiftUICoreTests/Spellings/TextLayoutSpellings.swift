import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell lines, cases, dates and images. That they compile is most of the test.
@MainActor
struct TextLayoutSpellings {
  @Test func texts() {
    let screen = TestScreen(rows: 80) { Texts(date: Date(timeIntervalSince1970: 0)) }
    for text in ["LOUD", "quiet", "1970"] { #expect(screen.contains(text), "\(text)") }
  }

  @Test func images() {
    let screen = TestScreen(rows: 80) { Images(isOn: true) }
    #expect(screen.contains("▨") && screen.contains("★"))
  }
}

private struct Texts: View {
  let date: Date

  var body: some View {
    VStack {
      Text("a").lineLimit(2)
      Text("a").lineLimit(2...4)
      Text("a").lineLimit(2...)
      Text("a").lineLimit(...3)
      Text("a").lineLimit(2, reservesSpace: true)
      Text("loud").textCase(.uppercase)
      Text("QUIET").textCase(.lowercase)
      Text("a").textCase(nil)
      Text("a").minimumScaleFactor(0.5).allowsTightening(true).lineSpacing(4)
      Text("a").kerning(2).tracking(1).baselineOffset(2)
    }
    VStack {
      Text("a").underline(true, color: .red).strikethrough(pattern: .dash)
      HStack { Text("a") }.underline(pattern: .dot).strikethrough(color: .red)
      Text("a").fontDesign(.rounded).fontWidth(.condensed)
      HStack { Text("a") }.fontDesign(.serif).kerning(1)
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .relative)
      Text(date, style: .timer)
      Text("Since \(date, style: .date)")
      Text(date...date.addingTimeInterval(100_000))
    }
    Text(date, format: .dateTime.year())
    Text("a").textSelection(.enabled)
    Text("a").redacted(reason: .placeholder)
  }
}

private struct Images: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Image("logo")
      Image("logo", bundle: .main).resizable().scaledToFit().frame(width: 40, height: 32)
      Image("logo", bundle: nil, label: Text("Logo"))
      Image(decorative: "logo")
      Image(systemName: "star").symbolVariant(.fill)
      Image(systemName: "star").symbolVariant(.circle.fill).symbolVariant(.none)
      Image(systemName: "wifi", variableValue: 0.5)
      Image(systemName: isOn ? "heart.fill" : "heart").imageScale(.large)
      Image(systemName: "gear").renderingMode(.template).interpolation(.high).antialiased(true)
      Image(systemName: "gear").symbolRenderingMode(.hierarchical)
    }
    Label("a", image: "logo")
    HStack { Image(systemName: "gear") }.symbolRenderingMode(.palette)
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40), spacing: 8)], spacing: 16) {
      ForEach(0..<4) { Text("\($0)") }
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 120))]) { Text("a") }
    LazyVGrid(columns: Array(repeating: GridItem(), count: 3), alignment: .leading) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(32))], spacing: 8) { Text("a") }
    GeometryReader { proxy in
      Text("\(proxy.size.width) \(proxy.frame(in: .global).minX) \(proxy.safeAreaInsets.top)")
      Text("\(proxy.frame(in: .named("space")).midY) \(proxy.frame(in: .local).maxX)")
      Text("\(proxy.frame(in: CoordinateSpace.global).width)")
    }
    .coordinateSpace(name: "space")
    .coordinateSpace(.named("other"))
  }
}
