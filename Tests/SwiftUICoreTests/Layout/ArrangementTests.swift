import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Grids, layouts of the source, and what fits")
struct ArrangementTests {
  @Test("A grid lines its rows up")
  func grid() {
    let screen = TestScreen(columns: 24, rows: 3) {
      Grid(alignment: .leading, verticalSpacing: 0) {
        GridRow {
          Text("Name")
          Text("Blob")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Occupation")
          Text("Hero")
        }
      }
    }
    #expect(screen.text == "    Name       Blob\n    ───────────────\n    Occupation Hero")
  }

  @Test("A row of a grid stays a row when its cells change")
  func changingRow() {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        Grid(alignment: .leading, verticalSpacing: 0) {
          GridRow {
            Toggle("On", isOn: $isOn)
            if isOn { Text("1") }
            Text("2")
          }
          GridRow {
            Text("a")
            Text("b")
          }
        }
      }
    }
    let screen = TestScreen(columns: 20, rows: 2) { Content() }
    screen.toggle("On").toggle()
    #expect(screen.text.split(separator: "\n").first?.hasSuffix("1 2") == true)
  }

  @Test("A lazy grid goes on in the next line")
  func lazyGrid() {
    let screen = TestScreen(columns: 12, rows: 3) {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(24), spacing: 8), count: 3), spacing: 0) {
        ForEach(0..<7) { Text("\($0)") }
      }
    }
    #expect(screen.text == " 0   1   2\n 3   4   5\n 6")
  }

  @Test("A lazy grid makes the lines in sight, and follows its rows")
  func lazyGridInScrollView() {
    final class Log { var alive = 0 }
    struct Cell: View {
      let number: Int
      let log: Log
      @State private var taps = 0
      var body: some View {
        Button("\(number)·\(taps)") { taps += 1 }
          .buttonStyle(.plain)
          .onAppear { log.alive += 1 }
          .onDisappear { log.alive -= 1 }
      }
    }
    struct Content: View {
      let log: Log
      @State private var numbers = Array(0..<10_000)
      var body: some View {
        Button("insert") { numbers.insert(-1, at: 0) }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 0)], spacing: 0) {
            ForEach(numbers, id: \.self) { Cell(number: $0, log: log) }
          }
        }
      }
    }
    let log = Log()
    let screen = TestScreen(columns: 26, rows: 8) { Content(log: log) }
    #expect(screen.contains("0·0") && screen.contains("2·0"))
    #expect(log.alive > 0 && log.alive < 100)
    screen.button("2·0").press()
    screen.button("insert").press()
    #expect(screen.contains("-1·0") && screen.contains("2·1"))
    screen.resize(columns: 18, rows: 8)
    #expect(screen.contains("2·1"))
    for _ in 0..<50 { screen.press(.pageDown) }
    #expect(log.alive > 0 && log.alive < 200)
  }

  @Test("The header of a section is a line of a lazy grid")
  func lazyGridOfSections() {
    let screen = TestScreen(columns: 12, rows: 6) {
      LazyVGrid(
        columns: Array(repeating: GridItem(.fixed(24), spacing: 8), count: 3),
        alignment: .leading, spacing: 0
      ) {
        ForEach(0..<2) { section in
          Section {
            ForEach(0..<4) { Text("\(section)\($0)") }
          } header: {
            Text("Section \(section)")
          }
        }
      }
    }
    #expect(screen.text == "Section 0\n00  01  02\n03\nSection 1\n10  11  12\n13")
  }

  @Test("A layout that changes keeps the state of what is in it")
  func anyLayout() {
    struct Content: View {
      @State private var isWide = true
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Button("turn") { isWide.toggle() }
          Counter()
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let screen = TestScreen(columns: 30, rows: 4) { Content() }
    screen.button("count 0").press()
    #expect(screen.text.split(separator: "\n").count == 1)
    screen.button("turn").press()
    #expect(screen.text.split(separator: "\n").count == 2)
    #expect(screen.contains("count 1"))
  }

  @Test("A layout of the source keeps its cache until something changes")
  func cache() {
    final class Calls { var made = 0, updated = 0 }
    struct Counting: Layout {
      let calls: Calls
      func makeCache(subviews: Subviews) -> Int {
        calls.made += 1
        return subviews.count
      }
      func updateCache(_ cache: inout Int, subviews: Subviews) {
        calls.updated += 1
        cache = subviews.count
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        CGSize(width: CGFloat(cache) * 80, height: 16)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(index) * 80, y: bounds.minY),
            proposal: .unspecified)
        }
      }
    }
    struct Content: View {
      let calls: Calls
      @State private var count = 1
      var body: some View {
        Counting(calls: calls) {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
          Button("add") { count += 1 }
        }
      }
    }
    let calls = Calls()
    let screen = TestScreen(columns: 40, rows: 2) { Content(calls: calls) }
    screen.button("add").press()
    #expect(calls.made == 1 && calls.updated == 1)
    #expect(screen.text.contains("0         1         [ add ]"))
  }

  @Test("What does not fit gives way to what does")
  func viewThatFits() {
    let screen = TestScreen(columns: 20, rows: 1) {
      ViewThatFits(in: .horizontal) {
        Text("as wide as can be")
        Button("short") {}
      }
    }
    #expect(screen.text.contains("as wide as can be"))
    #expect(!screen.button("short").exists)
    screen.resize(columns: 12, rows: 1)
    #expect(screen.text.contains("short") && !screen.text.contains("wide"))
    #expect(screen.button("short").exists)
  }

  @Test("A reader knows where it is, also when it is moved")
  func geometry() {
    struct Content: View {
      @State private var isMoved = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("move") { isMoved.toggle() }
          if isMoved { Text("moved") }
          VStack(spacing: 0) {
            Text("above")
            GeometryReader { proxy in
              Text(
                """
                \(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .named("box")).minY)) \
                \(Int(proxy.frame(in: .local).minY)) \(Int(proxy.size.height))
                """)
            }
            .frame(height: 32)
          }
          .coordinateSpace(name: "box")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let screen = TestScreen(columns: 30, rows: 6) { Content() }
    #expect(screen.contains("32 16 0 32"))
    screen.button("move").press()
    #expect(screen.contains("48 16 0 32"))
  }
}
