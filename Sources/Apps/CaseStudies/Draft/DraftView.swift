import ComposableArchitecture
import SwiftUI

struct DraftView: View {
  @Bindable var store: StoreOf<Draft>

  var body: some View {
    Form {
      Explanation(
        """
        An alert is a value in the state. Setting it shows the alert, its buttons are actions, and closing it sets it \
        to nil again, whoever closes it.
        """
      )

      Section {
        Text("Copies: \(store.copies)")
        Text(store.isSent ? "Sent" : "Not sent yet")
          .foregroundStyle(.secondary)
      }

      Section {
        Button("Send…") { store.send(.sendButtonTapped) }
          .disabled(store.isSent || store.copies == 0)
        Button("Options…") { store.send(.optionsButtonTapped) }
          .disabled(store.copies == 0)
      }
    }
    .navigationTitle("Alerts and dialogs")
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

#Preview {
  NavigationStack {
    DraftView(
      store: Store(initialState: Draft.State()) {
        Draft()
      }
    )
  }
}
