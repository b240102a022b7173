import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Alerts and confirmation dialogs of an item")
struct ItemDialogTests {
  @Test("An alert shows what is said for the item, and removes the item when it closes")
  func alert() {
    let screen = TestScreen { Picking() }
    screen.button("Ask").press()
    #expect(screen.alert.title == "Delete 7?")
    #expect(screen.alert.message == "It is 7.")
    screen.alert.choose("Delete 7")
    #expect(!screen.alert.exists)
    #expect(screen.contains("deleted 7, none"))
  }

  @Test("A confirmation dialog shows what is said for the item, and removes it when it is left")
  func confirmationDialog() {
    let screen = TestScreen { Picking() }
    screen.button("Choose").press()
    #expect(screen.confirmationDialog.title == "Delete 8?")
    #expect(screen.contains("Delete 8?"))
    #expect(screen.confirmationDialog.message == nil)
    screen.confirmationDialog.dismiss()
    #expect(!screen.confirmationDialog.exists)
    #expect(screen.contains("deleted 0, none"))
  }

  @Test("Buttons can be given a binding to the item, and change it while the alert closes")
  func bindings() {
    let screen = TestScreen { Counting() }
    screen.button("Alert").press()
    screen.alert.choose("Increment")
    #expect(!screen.alert.exists)
    #expect(screen.contains("log: 1, 2"))
    screen.button("Dialog").press()
    screen.confirmationDialog.choose("Increment")
    #expect(!screen.confirmationDialog.exists)
    #expect(screen.contains("log: 1, 2, 5, 6"))
  }

  @Test("While an alert is shown, what it says follows its item, and the focus stays")
  func itemChanges() {
    let model = Shelf()
    let screen = TestScreen { ShelfView(model: model) }
    screen.press(.tab)
    #expect(screen.focusedLabel == "Delete")
    model.item?.name = "Pear"
    #expect(screen.alert.title == "Delete Pear?")
    #expect(screen.focusedLabel == "Delete")
  }

  @Test("An item of another identity is another alert: its buttons begin anew")
  func identityChanges() {
    let model = Shelf()
    let screen = TestScreen { ShelfView(model: model) }
    let first = screen.focusedLabel
    screen.press(.tab)
    #expect(screen.focusedLabel != first)
    model.item = Shelf.Item(id: 2, name: "Pear")
    #expect(screen.alert.title == "Delete Pear?")
    #expect(screen.focusedLabel == first)
    #expect(model.writes == 1)
  }
}

private struct Picking: View {
  @State private var asked: Int?
  @State private var chosen: Int?
  @State private var deleted = 0

  var body: some View {
    VStack {
      Text("deleted \(deleted), \(asked == nil && chosen == nil ? "none" : "some")")
      Button("Ask") { asked = 7 }
      Button("Choose") { chosen = 8 }
    }
    .alert(item: $asked) { item in
      Text("Delete \(item)?")
    } actions: { item in
      Button("Delete \(item)", role: .destructive) { deleted = item }
    } message: { item in
      Text("It is \(item).")
    }
    .confirmationDialog(item: $chosen, titleVisibility: .visible) { item in
      Text("Delete \(item)?")
    } actions: { item in
      Button("Delete \(item)") { deleted = item }
    }
  }
}

private struct Counting: View {
  @State private var alerted: Int?
  @State private var chosen: Int?
  @State private var log: [Int] = []

  var body: some View {
    VStack {
      Text("log: \(log.map(String.init).joined(separator: ", "))")
      Button("Alert") { alerted = 1 }
      Button("Dialog") { chosen = 5 }
    }
    .alert(item: $alerted) { item in
      Text("Count \(item)")
    } actions: { $item in
      Button("Increment") {
        log.append(item)
        item += 1
        log.append(item)
      }
    }
    .confirmationDialog(item: $chosen, titleVisibility: .visible) { item in
      Text("Count \(item)")
    } actions: { $item in
      Button("Increment") {
        log.append(item)
        item += 1
        log.append(item)
      }
    } message: { item in
      Text("It is \(item).")
    }
  }
}

@MainActor
@Observable
private final class Shelf {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  var item: Item? = Item(id: 1, name: "Apple") {
    didSet { writes += 1 }
  }
  @ObservationIgnored var writes = 0
}

private struct ShelfView: View {
  @Bindable var model: Shelf

  var body: some View {
    Text("Shelf")
      .alert(item: $model.item) { item in
        Text("Delete \(item.name)?")
      } actions: { (_: Shelf.Item) in
        Button("Keep") {}
        Button("Delete") {}
      }
  }
}
