import ComposableArchitecture
import SwiftUI

struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        Explanation(
          """
          Each screen is a feature on a stack, and the stack is a part of the state: what is on it is on screen. All of them \
          write one shared value, so that nothing has to be handed on.
          """
        )
        Section {
          TextField("Name", text: Binding(store.$membership.name))
          TextField("Email", text: Binding(store.$membership.email))
            .autocorrectionDisabled()
        }
      }
      .navigationTitle("Sign up")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
        ToolbarItem {
          NavigationLink("Next", state: next)
        }
      }
    } destination: { store in
      switch store.case {
      case .interests(let store): SignUpInterestsView(store: store)
      case .summary(let store): SignUpSummaryView(store: store)
      }
    }
  }

  private var next: SignUp.Step.State? {
    guard store.membership.isNamed else { return nil }
    return .interests(SignUpInterests.State(membership: store.$membership))
  }
}

private struct SignUpInterestsView: View {
  @Bindable var store: StoreOf<SignUpInterests>

  var body: some View {
    Form {
      Section("What do you like?") {
        ForEach(Membership.Interest.allCases) { interest in
          Toggle(
            interest.rawValue, isOn: Binding(store.$membership).interests[has: interest])
        }
      }
    }
    .navigationTitle("Interests")
    .alert($store.scope(state: \.alert, action: \.alert))
    .toolbar {
      Button("Next") { store.send(.nextButtonTapped) }
    }
  }
}

private struct SignUpSummaryView: View {
  @Bindable var store: StoreOf<SignUpSummary>

  var body: some View {
    Form {
      Section("You") {
        Text(store.membership.name)
        Text(store.membership.email)
      }
      Section("Your interests") {
        ForEach(store.membership.interests.sorted { $0.rawValue < $1.rawValue }) { interest in
          Text(interest.rawValue)
        }
      }
    }
    .navigationTitle("Summary")
    .alert($store.scope(state: \.alert, action: \.alert))
    .toolbar {
      Button("Join") { store.send(.joinButtonTapped) }
    }
  }
}

#Preview {
  SignUpView(
    store: Store(initialState: SignUp.State()) {
      SignUp()
    }
  )
}
