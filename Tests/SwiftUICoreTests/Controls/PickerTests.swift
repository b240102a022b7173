import DataFlow
import Observation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Pickers")
struct PickerTests {
  enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, cocoa, mint
    var id: Self { self }
  }

  @Observable
  final class Order {
    var flavour = Flavour.cocoa
    var extra: Flavour?
    var size = 2
  }

  struct Form1: View {
    @Bindable var order: Order
    var body: some View {
      Form {
        Picker("Flavour", selection: $order.flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
        Picker("Extra", selection: $order.extra) {
          Text("nothing").tag(nil as Flavour?)
          ForEach(Flavour.allCases) { Text("more \($0.rawValue)") }
        }
        Picker("Size", selection: $order.size) {
          Text("small").tag(1)
          Text("large").tag(2)
        }
      }
    }
  }

  @Test("It shows the option of its selection: by tag, by id, and by nil")
  func selection() {
    let order = Order()
    let screen = TestScreen { Form1(order: order) }
    #expect(screen.picker("Flavour").value == "cocoa")
    #expect(screen.picker("Extra").value == "nothing")
    #expect(screen.picker("Size").value == "large")
    #expect(screen.contains("‹ cocoa ›"))
    #expect(!screen.contains("vanilla"))
    order.flavour = .mint
    order.extra = .vanilla
    #expect(screen.picker("Flavour").value == "mint")
    #expect(screen.picker("Extra").value == "more vanilla")
  }

  @Test("A colour is chosen among those with names, and one without a name can be kept")
  func colors() {
    @MainActor final class Paint { var color = Color(red: 1, green: 0.5, blue: 0) }
    let paint = Paint()
    let screen = TestScreen {
      ColorPicker(
        "Paint",
        selection: Binding {
          paint.color
        } set: {
          paint.color = $0
        })
    }
    #expect(screen.picker("Paint").value == "#FF8000")
    screen.picker("Paint").choose("green")
    #expect(paint.color == .green)
  }

  @Test("An option that takes all the room it gets leaves the label its own")
  func greedyOption() {
    let screen = TestScreen(columns: 40) {
      Form {
        Picker("Theme", selection: .constant(1)) {
          ZStack {
            Rectangle().fill(.blue)
            Text("Sky").padding(4)
          }
          .tag(1)
        }
      }
    }
    #expect(screen.contains("Theme"))
    #expect(screen.text.split(separator: "\n").contains { $0.contains(/‹.*Sky.*›/) })
  }

  @Test("An option is chosen from the dialog that a press opens")
  func dialog() {
    let order = Order()
    let screen = TestScreen { Form1(order: order) }
    screen.picker("Flavour").focus()
    screen.press(.enter)
    #expect(screen.contains("vanilla"))
    #expect(screen.focusedLabel == "cocoa")
    screen.press(.down)
    screen.press(.enter)
    #expect(order.flavour == .mint)
    #expect(screen.picker("Flavour").value == "mint")
    #expect(screen.focusedLabel == "Flavour")
    screen.press(.enter)
    screen.press(.escape)
    #expect(order.flavour == .mint)
    #expect(!screen.contains("vanilla"))
  }

  @Test("Left and right go to the options beside it, and end where they do")
  func steps() {
    let order = Order()
    let screen = TestScreen { Form1(order: order) }
    screen.picker("Flavour").focus()
    screen.press(.left)
    #expect(order.flavour == .vanilla)
    screen.press(.left)
    #expect(order.flavour == .vanilla)
    screen.press(.right)
    #expect(order.flavour == .cocoa)
  }

  @Test("A test chooses by the text of an option")
  func chooses() {
    let order = Order()
    let screen = TestScreen { Form1(order: order) }
    screen.picker("Extra").choose("more mint")
    #expect(order.extra == .mint)
    screen.picker("Extra").choose("nothing")
    #expect(order.extra == nil)
  }

  @Test("Segmented and inline pickers show all options, each a control", arguments: [true, false])
  func shown(isSegmented: Bool) {
    let order = Order()
    let screen = TestScreen {
      Group {
        if isSegmented {
          Form1(order: order).pickerStyle(.segmented)
        } else {
          Form1(order: order).pickerStyle(.inline)
        }
      }
    }
    #expect(screen.contains("vanilla"))
    #expect(screen.contains("Flavour") != isSegmented)
    #expect(screen.picker("Flavour").value == "cocoa")
    screen.element("mint").press()
    #expect(order.flavour == .mint)
    #expect(screen.picker("Flavour").value == "mint")
  }

  @Test("A change of the selection evaluates no body")
  func evaluations() {
    let order = Order()
    let screen = TestScreen { Form1(order: order) }
    #expect(screen.bodies { order.flavour = .mint } == [])
  }

  struct Optional1: View {
    @State private var choice: String? = "b"
    var body: some View {
      Picker("Letter", selection: $choice) {
        ForEach(["a", "b"], id: \.self) { Text("letter \($0)").tag($0) }
      }
    }
  }

  @Test("A tag stands for its value in a selection of optionals, too")
  func optionals() {
    let screen = TestScreen { Optional1() }
    #expect(screen.picker("Letter").value == "letter b")
    screen.picker("Letter").choose("letter a")
    #expect(screen.picker("Letter").value == "letter a")
  }

  @Test("A value without an option shows none")
  func unknown() {
    let order = Order()
    order.size = 7
    let screen = TestScreen { Form1(order: order) }
    #expect(screen.picker("Size").value == nil)
    screen.picker("Size").focus()
    screen.press(.right)
    #expect(order.size == 1)
  }

  @Test("A tapped view answers to the mouse, to the keyboard and to tests, beside its controls")
  func tapGesture() {
    var taps = 0
    var presses = 0
    let screen = TestScreen {
      HStack {
        Text("Milk")
        Button("Delete") { presses += 1 }
      }
      .onTapGesture { taps += 1 }
    }
    screen.click("Milk")
    #expect((taps, presses) == (1, 0))
    screen.click("Delete")
    #expect((taps, presses) == (1, 1))
    screen.element("Milk").press()
    #expect(taps == 2)
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.tab)
    screen.press(.enter)
    #expect((taps, presses) == (3, 2))
  }
}
