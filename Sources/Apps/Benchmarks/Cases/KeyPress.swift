import ComposableArchitecture
import SwiftUI
import ViewTesting

/// A key press in one of twenty text fields, whose text one other view reads: from the event to the
/// screen.
@MainActor
struct KeyPress {
  private let screen: TestScreen

  init() {
    let store = Store(initialState: FieldsFeature.State()) { FieldsFeature() }
    screen = TestScreen(columns: 80, rows: 50) { FieldsView(store: store) }
    screen.textField("Name").focus()
  }

  func report() {
    let bodies = screen.bodies { screen.type("a") }
    var isEmpty = false
    let cost = Measurement(
      of: {
        _ = screen.bodies { isEmpty ? screen.type("a") : screen.press(.backspace) }
        isEmpty.toggle()
      },
      calls: 2000
    )
    print(
      """

      A key press in a form of twenty fields and a greeting evaluates \
      \(bodies.joined(separator: ", ")) (\(bodies.count)), and takes \
      \(Int(cost.nanoseconds / 1000)) µs and \(Int(cost.allocations)) allocations.
      """
    )
  }
}

@Reducer
struct FieldsFeature {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var notes = Array(repeating: "", count: 19)
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

private struct FieldsView: View {
  let store: StoreOf<FieldsFeature>

  var body: some View {
    Form {
      NameField(store: store)
      Greeting(store: store)
      ForEach(0..<19) { index in
        NoteField(store: store, index: index)
      }
    }
  }
}

private struct NameField: View {
  @Bindable var store: StoreOf<FieldsFeature>

  var body: some View {
    TextField("Name", text: $store.name)
  }
}

private struct Greeting: View {
  let store: StoreOf<FieldsFeature>

  var body: some View {
    Text("Hello, \(store.name)!")
  }
}

private struct NoteField: View {
  @Bindable var store: StoreOf<FieldsFeature>
  let index: Int

  var body: some View {
    TextField("Note \(index)", text: $store.notes[index])
  }
}
