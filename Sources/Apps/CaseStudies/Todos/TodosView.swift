import ComposableArchitecture
import SwiftUI

struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    Form {
      Explanation(
        """
        Every row is a feature with a store of its own. When one changes, that row is evaluated and no other. The filter \
        is state, too: what it lets through is worked out, never kept.
        """
      )
      Section {
        Picker("Show", selection: $store.filter) {
          ForEach(Todos.Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      Section {
        ForEach(store.scope(state: \.shown, action: \.todos)) { store in
          TodoRow(store: store)
        }
      } footer: {
        Text("\(store.todos.count { !$0.isDone }) to do")
      }
    }
    .navigationTitle("Todos")
    .toolbar {
      Button("Clear") { store.send(.clearButtonTapped) }
        .disabled(!store.todos.contains(where: \.isDone))
      Button("Add") { store.send(.addButtonTapped) }
    }
  }
}

private struct TodoRow: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Toggle("Done", isOn: $store.isDone)
        .labelsHidden()
      TextField("What is to be done?", text: $store.title)
    }
  }
}

#Preview {
  NavigationStack {
    TodosView(
      store: Store(initialState: Todos.State()) {
        Todos()
      }
    )
  }
}
