import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Sheets, covers, popovers and pages of an item")
struct PresentedItemTests {
  /// Neither identifiable nor hashable: a key path tells one from another.
  struct Draft {
    var number: Int
    var text: String
  }

  struct Note: Identifiable {
    let id: Int
    var text: String
  }

  @Observable
  final class Model {
    var draft: Draft?
    var note: Note?
    var dismissals = 0
  }

  enum Style: CaseIterable { case sheet, cover, popover }

  struct Counted: View {
    let text: String
    @State private var count = 0
    var body: some View {
      Text("\(text) \(count)")
      Button("Count") { count += 1 }
    }
  }

  struct Presenting: View {
    @Bindable var model: Model
    let style: Style
    var body: some View {
      let under = Text("under")
      switch style {
      case .sheet:
        under
          .sheet(item: $model.draft, id: \.number, onDismiss: { model.dismissals += 1 }) { draft in
            Counted(text: draft.text)
          }
          .sheet(item: $model.note) { $note in Edited(note: $note) }
      case .cover:
        under
          .fullScreenCover(item: $model.draft, id: \.number, onDismiss: { model.dismissals += 1 }) {
            Counted(text: $0.text)
          }
          .fullScreenCover(item: $model.note) { $note in Edited(note: $note) }
      case .popover:
        under
          .popover(item: $model.draft, id: \.number) { draft in Counted(text: draft.text) }
          .popover(item: $model.note) { $note in Edited(note: $note) }
      }
    }
  }

  struct Edited: View {
    @Binding var note: Note
    var body: some View {
      TextField("Text", text: $note.text)
    }
  }

  @Test("A key path says which item is another one", arguments: Style.allCases)
  func identity(style: Style) {
    let model = Model()
    let screen = TestScreen { Presenting(model: model, style: style) }
    model.draft = Draft(number: 1, text: "one")
    #expect(screen.contains("one 0"))
    screen.button("Count").press()
    model.draft?.text = "uno"
    #expect(screen.contains("uno 1"))
    model.draft = Draft(number: 2, text: "two")
    #expect(screen.contains("two 0"))
    screen.press(.escape)
    #expect(model.draft == nil)
    #expect(model.dismissals == (style == .popover ? 0 : 2))
  }

  @Test("What is presented changes the item through a binding", arguments: Style.allCases)
  func binding(style: Style) {
    let model = Model()
    let screen = TestScreen { Presenting(model: model, style: style) }
    model.note = Note(id: 1, text: "a")
    screen.textField("Text").type("b")
    #expect(model.note?.text == "ab")
    model.note = nil
    #expect(screen.contains("under"))
  }

  @Test("A page is there while an item is, of any type, and changes it through a binding")
  func page() {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Text("root")
            .navigationDestination(item: $model.draft) { (draft: Draft) in Text(draft.text) }
            .navigationDestination(item: $model.note) { $note in Edited(note: $note) }
        }
      }
    }
    let model = Model()
    let screen = TestScreen { Root(model: model) }
    model.draft = Draft(number: 1, text: "one")
    #expect(screen.contains("one"))
    model.draft?.text = "uno"
    #expect(screen.contains("uno"))
    screen.press(.escape)
    #expect(model.draft == nil)
    model.note = Note(id: 1, text: "a")
    screen.textField("Text").type("b")
    #expect(model.note?.text == "ab")
    screen.press(.escape)
    #expect(model.note == nil)
    #expect(screen.contains("root"))
  }
}
