import ComposableArchitecture
import SwiftUI

struct LogInView: View {
  @Bindable var store: StoreOf<LogIn>

  var body: some View {
    Form {
      Explanation(
        """
        Waiting for a server is an effect: the reducer returns it, it runs on the side, and its answer comes back as \
        an action. Cancelling it is an effect too. In a test the server is a closure.
        """
      )

      if let session = store.session {
        Section {
          Text(session.greeting)
            .bold()
          Button("Log out") { store.send(.logOutButtonTapped) }
        }
      } else {
        Section {
          TextField("Name", text: $store.name)
            .autocorrectionDisabled()
          SecureField("Password", text: $store.password)
        } footer: {
          if let problem = store.problem {
            Text(problem)
              .foregroundStyle(.red)
          }
        }
        .disabled(store.isWaiting)

        Section {
          if store.isWaiting {
            ProgressView("Asking the server")
            Button("Cancel", role: .cancel) { store.send(.cancelButtonTapped) }
          } else {
            Button("Log in") { store.send(.logInButtonTapped) }
              .disabled(!store.isComplete)
          }
        }
      }
    }
    .navigationTitle("Log in")
  }
}

#Preview {
  NavigationStack {
    LogInView(
      store: Store(initialState: LogIn.State()) {
        LogIn()
      }
    )
  }
}
