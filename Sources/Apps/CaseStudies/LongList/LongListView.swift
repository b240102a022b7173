import ComposableArchitecture
import SwiftUI

struct LongListView: View {
  let store: StoreOf<LongList>

  var body: some View {
    List {
      Explanation(
        """
        Each row is a feature with a store of its own. A row is made when it comes into view and let go when it \
        leaves, and marking one evaluates that row alone, whatever the count.
        """
      )

      Section {
        HStack {
          Text("Marked: \(store.markedCount)")
          Spacer()
          Button("Clear") { store.send(.clearButtonTapped) }
            .disabled(store.markedCount == 0)
        }
      }

      Section {
        ForEach(store.scope(state: \.stars, action: \.stars)) { store in
          StarRow(store: store)
        }
      } header: {
        Text("10,000 stars")
      }
    }
    .navigationTitle("A long list")
  }
}

struct StarRow: View {
  let store: StoreOf<Star>

  var body: some View {
    Button {
      store.send(.markTapped)
    } label: {
      HStack {
        Text("Star \(store.state.id)")
        Spacer()
        if store.isMarked {
          Text("★")
            .foregroundStyle(.yellow)
        }
      }
    }
  }
}

#Preview {
  NavigationStack {
    LongListView(
      store: Store(initialState: LongList.State()) {
        LongList()
      }
    )
  }
}
