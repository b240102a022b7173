import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Sheets, covers and popovers on screen")
struct SheetScreenTests {
  @Observable
  final class Model {
    var isShown = false
    var item: Item?
    var log: [String] = []
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Sheeted: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        Text("under")
        Button("Open") { model.isShown = true }
      }
      .sheet(isPresented: $model.isShown, onDismiss: { model.log.append("gone") }) {
        Content(model: model)
      }
      .sheet(item: $model.item, onDismiss: { model.log.append("item gone") }) { item in
        Named(item: item)
      }
    }
  }

  struct Content: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Form {
        Text("presented: \(isPresented)")
        Button("Done") { dismiss() }
      }
      .onAppear { model.log.append("appeared") }
      .onDisappear { model.log.append("disappeared") }
    }
  }

  struct Named: View {
    let item: Item
    @State private var count = 0
    var body: some View {
      Text("\(item.name) \(count)")
      Button("Count") { count += 1 }
    }
  }

  @Test("A sheet is there while its binding is true, and what leaves it writes false")
  func isPresented() {
    let model = Model()
    let screen = TestScreen { Sheeted(model: model) }
    screen.button("Open").press()
    #expect(screen.contains("presented: true"))
    #expect(screen.contains("under") == false)
    #expect(!screen.button("Open").exists)
    screen.button("Done").press()
    #expect(!model.isShown)
    #expect(screen.contains("under"))
    screen.button("Open").press()
    screen.press(.escape)
    #expect(!model.isShown)
    model.isShown = true
    #expect(screen.contains("presented"))
    model.isShown = false
    #expect(!screen.contains("presented"))
    #expect(
      model.log == Array(repeating: ["appeared", "disappeared", "gone"], count: 3).flatMap(\.self))
  }

  @Test("An item with another id is another sheet; one with the same id is shown anew in the same")
  func itemIdentity() {
    let model = Model()
    let screen = TestScreen { Sheeted(model: model) }
    model.item = Item(id: 1, name: "Ann")
    #expect(screen.contains("Ann 0"))
    screen.button("Count").press()
    model.item?.name = "Anna"
    #expect(screen.contains("Anna 1"))
    model.item = Item(id: 2, name: "Bob")
    #expect(screen.contains("Bob 0"))
    #expect(model.log == ["item gone"])
    screen.press(.escape)
    #expect(model.item == nil)
    #expect(model.log == ["item gone", "item gone"])
  }

  @Test("What was kept of a sheet that is gone closes no other one")
  func lateDismissal() {
    struct Keeping: View {
      let keep: (DismissAction) -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("kept").onAppear { keep(dismiss) } }
    }
    struct Root: View {
      @Bindable var model: Model
      let keep: (DismissAction) -> Void
      var body: some View {
        Text("under").sheet(item: $model.item) { _ in Keeping(keep: keep) }
      }
    }
    let model = Model()
    var kept: [DismissAction] = []
    let screen = TestScreen { Root(model: model) { kept.append($0) } }
    model.item = Item(id: 1, name: "Ann")
    #expect(screen.contains("kept"))
    model.item = Item(id: 2, name: "Bob")
    #expect(screen.contains("kept"))
    kept[0]()
    #expect(model.item?.id == 2)
    kept[1]()
    #expect(model.item == nil)
  }

  @Test("interactiveDismissDisabled keeps Escape and the mouse from closing a sheet")
  func interactiveDismissDisabled() {
    struct Locked: View {
      @Bindable var model: Model
      @State private var isLocked = true
      var body: some View {
        Text("under")
          .sheet(isPresented: $model.isShown) {
            Form { Toggle("Locked", isOn: $isLocked) }
              .interactiveDismissDisabled(isLocked)
              .presentationDetents([.medium])
          }
      }
    }
    let model = Model()
    model.isShown = true
    let screen = TestScreen { Locked(model: model) }
    screen.press(.escape)
    screen.click(column: 0, row: 0)
    #expect(model.isShown)
    screen.toggle("Locked").toggle()
    screen.click(column: 0, row: 0)
    #expect(!model.isShown)
  }

  @Test("Sheets lie over each other, and each closes its own")
  func nested() {
    struct Deep: View {
      let depth: Int
      @State private var isShown = false
      var body: some View {
        Form {
          Text("depth \(depth)")
          Button("Deeper") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Deep(depth: depth + 1) }
      }
    }
    let screen = TestScreen { Deep(depth: 0) }
    screen.button("Deeper").press()
    screen.button("Deeper").press()
    #expect(screen.contains("depth 2"))
    screen.press(.escape)
    #expect(screen.contains("depth 1"))
    screen.press(.escape)
    #expect(screen.contains("depth 0"))
  }

  @Test("A cover takes the whole screen, a popover as much as its content")
  func coverAndPopover() {
    struct Both: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Text("under")
          Spacer()
        }
        .fullScreenCover(isPresented: $model.isShown) { Text("cover") }
        .popover(item: $model.item) { Text($0.name) }
      }
    }
    let model = Model()
    let screen = TestScreen(columns: 40, rows: 15) { Both(model: model) }
    model.isShown = true
    #expect(screen.contains("cover"))
    #expect(!screen.contains("under"))
    model.isShown = false
    model.item = Item(id: 1, name: "small")
    #expect(screen.contains("under"))
    #expect(screen.contains("│small│"))
    screen.press(.escape)
    #expect(model.item == nil)
  }

  /// Rows of the screen above the sheet's box.
  private func top(of screen: TestScreen) -> Int {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.contains("╭") && !$0.contains("┌") }.count
  }

  @Test("Of several detents a sheet has the lowest at first, and others by the keys and the mouse")
  func detents() {
    struct Root: View {
      var body: some View {
        Text("under").sheet(isPresented: .constant(true)) {
          Form { TextField("Note", text: .constant("")) }
            .presentationDetents([.large, .medium, .fraction(0.75)])
        }
      }
    }
    let screen = TestScreen(columns: 60, rows: 40) { Root() }
    let (low, columns) = (top(of: screen), 60)
    screen.press(.up, .control)
    let middle = top(of: screen)
    #expect(middle < low)
    screen.press(.up, .control)
    let high = top(of: screen)
    #expect(high < middle)
    screen.press(.up, .control)
    #expect(top(of: screen) == high)
    screen.press(.down, .control)
    #expect(top(of: screen) == middle)
    // In a field, too.
    screen.textField("Note").focus()
    screen.press(.down, .control)
    #expect(top(of: screen) == low)
    for height in [middle, high, low] {
      screen.click(column: columns / 2, row: top(of: screen))
      #expect(top(of: screen) == height)
    }
    screen.drag(from: (columns / 2, low), to: (columns / 2, low - 2))
    #expect(top(of: screen) == middle)
    screen.drag(from: (columns / 2, middle), to: (columns / 2, middle + 20))
    #expect(top(of: screen) == low)
  }

  @Observable
  final class Heights {
    var selection = PresentationDetent.large
    var refuses = false
  }

  @Test("A selection says which detent a sheet has, and is written when the user takes another")
  func detentSelection() {
    struct Root: View {
      let heights: Heights
      var body: some View {
        Text("under").sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents(
            [.medium, .large],
            selection: Binding {
              heights.selection
            } set: {
              if !heights.refuses { heights.selection = $0 }
            })
        }
      }
    }
    let heights = Heights()
    let screen = TestScreen(columns: 60, rows: 40) { Root(heights: heights) }
    let high = top(of: screen)
    screen.press(.down, .control)
    #expect(heights.selection == .medium)
    let low = top(of: screen)
    #expect(low > high)
    heights.selection = .large
    #expect(top(of: screen) == high)
    heights.refuses = true
    screen.press(.down, .control)
    #expect(top(of: screen) == high)
  }
}
