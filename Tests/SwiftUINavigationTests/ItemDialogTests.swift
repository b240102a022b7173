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
