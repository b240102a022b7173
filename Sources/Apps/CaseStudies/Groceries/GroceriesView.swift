import ComposableArchitecture
import SwiftUI

struct GroceriesView: View {
  @Bindable var store: StoreOf<Groceries>

  var body: some View {
    List {
      Explanation(
        """
        Rows are deleted, moved, swiped and searched. What can be done with a row is in its menu; the list is loaded \
        anew by pulling it down, or by a key.
        """
      )

      Section("To buy") {
        ForEach(store.state.found(in: store.toBuy)) { item in
          Button(item.name) { store.send(.bought(item)) }
            .badge(item.count > 1 ? item.count : 0)
            .swipeActions(edge: .leading) {
              Button("One more") { store.send(.moreTapped(id: item.id)) }
            }
        }
        .onDelete { store.send(.delete($0)) }
        .onMove { store.send(.move($0, $1)) }
        .moveDisabled(!store.query.isEmpty)
      }

      Section(isExpanded: $store.showsBasket) {
        ForEach(store.state.found(in: store.basket)) { item in
          Text(item.name)
            .foregroundStyle(.secondary)
            .contextMenu {
              Button("Put back") { store.send(.putBack(item)) }
            }
        }
      } header: {
        Text("In the basket: \(store.basket.count)")
      }
    }
    .listStyle(.insetGrouped)
    .searchable(text: $store.query, prompt: "Groceries")
    .refreshable { await store.send(.refreshed).finish() }
    .navigationTitle("Groceries")
  }
}

#Preview {
  NavigationStack {
    GroceriesView(
      store: Store(initialState: Groceries.State()) {
        Groceries()
      }
    )
  }
}
