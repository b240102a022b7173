import ComposableArchitecture
import SwiftUI

struct CoffeeOrderView: View {
  @Bindable var store: StoreOf<CoffeeOrder>

  var body: some View {
    Form {
      Explanation(
        """
        A control needs a binding, a value that it may write. Here each write becomes an action, so that the reducer \
        sees it, may react to it, and a test can send it.
        """
      )

      Section {
        TextField("Name", text: $store.name)
          .autocorrectionDisabled()
        Stepper("Cups: \(store.cups)", value: $store.cups, in: 1...CoffeeOrder.largestOrder)
        HStack {
          Text("Strength: \(Int(store.strength))")
            .monospacedDigit()
          Slider(value: $store.strength, in: 1...(store.isToGo ? 4 : 5), step: 1)
        }
        Toggle("To go", isOn: $store.isToGo)
      } header: {
        Text("Order")
      } footer: {
        Text(store.summary)
      }

      Button("Start over") { store.send(.startOverButtonTapped) }
    }
    .navigationTitle("Two-way bindings")
  }
}

#Preview {
  NavigationStack {
    CoffeeOrderView(
      store: Store(initialState: CoffeeOrder.State()) {
        CoffeeOrder()
      }
    )
  }
}
