import ComposableArchitecture
import SwiftUI

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Form {
      Explanation(
        """
        A feature is a state, the actions that can happen, and a reducer that changes the one by the other. The view \
        reads the state and sends actions; it changes nothing itself.
        """
      )

      Section {
        HStack {
          Text("Count")
          Spacer()
          Text("\(store.count)")
            .monospacedDigit()
            .bold()
        }
        Button("Increment") { store.send(.incrementButtonTapped) }
        Button("Decrement") { store.send(.decrementButtonTapped) }
      }

      Section {
        Button("Reset", role: .destructive) { store.send(.resetButtonTapped) }
          .disabled(store.count == 0)
      }
    }
    .navigationTitle("Counter")
  }
}

#Preview {
  NavigationStack {
    CounterView(
      store: Store(initialState: Counter.State()) {
        Counter()
      }
    )
  }
}
