import ComposableArchitecture
import SwiftUI

struct OutlineView: View {
  @Bindable var store: StoreOf<Outline>

  var body: some View {
    Form {
      Explanation(
        """
        The rows of this feature are the same feature: its reducer runs itself for each of them, and its screen links to \
        itself.
        """
      )
      Section {
        TextField("Name", text: $store.name)
      }
      Section {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          NavigationLink {
            OutlineView(store: row)
          } label: {
            Text(row.rows.isEmpty ? row.name : "\(row.name) (\(row.rows.count))")
          }
        }
      }
    }
    .navigationTitle(store.name)
    .toolbar {
      Menu("Edit") {
        Button("Add a row") { store.send(.addButtonTapped) }
        if let last = store.rows.last {
          Button("Remove “\(last.name)”", role: .destructive) {
            store.send(.removeButtonTapped(id: last.id))
          }
        }
      }
    }
  }
}

#Preview {
  NavigationStack {
    OutlineView(
      store: Store(initialState: Outline.State(id: UUID(), name: "Outline")) {
        Outline()
      }
    )
  }
}
