import ComposableArchitecture
import SwiftUI

struct GalleryView: View {
  @Bindable var store: StoreOf<Gallery>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink("Counter") {
            CounterView(store: store.scope(state: \.counter, action: \.counter))
          }
          NavigationLink("Two-way bindings") {
            CoffeeOrderView(store: store.scope(state: \.coffeeOrder, action: \.coffeeOrder))
          }
        } header: {
          Text("State and actions")
        }

        Section {
          NavigationLink("Alerts and dialogs") {
            DraftView(store: store.scope(state: \.draft, action: \.draft))
          }
          NavigationLink("A sheet from optional state") {
            ContactsView(store: store.scope(state: \.contacts, action: \.contacts))
          }
          Button("Screens on a stack") { store.send(.libraryButtonTapped) }
          Button("Sign up in several steps") { store.send(.signUpButtonTapped) }
        } header: {
          Text("Presentation")
        }

        Section {
          NavigationLink("An effect that answers or fails") {
            LogInView(store: store.scope(state: \.logIn, action: \.logIn))
          }
        } header: {
          Text("Effects")
        }

        Section {
          NavigationLink("A list to work on") {
            GroceriesView(store: store.scope(state: \.groceries, action: \.groceries))
          }
          NavigationLink("A list of features") {
            TodosView(store: store.scope(state: \.todos, action: \.todos))
          }
          NavigationLink("Lists in lists") {
            OutlineView(store: store.scope(state: \.outline, action: \.outline))
          }
          NavigationLink("A long list") {
            LongListView(store: store.scope(state: \.longList, action: \.longList))
          }
        } header: {
          Text("Collections")
        } footer: {
          Text("Every screen is a feature with its own tests.")
        }
      }
      .navigationTitle("Case studies")
    }
    .fullScreenCover(
      item: $store.scope(state: \.flow?.library, action: \.flow.library)
    ) { store in
      LibraryView(store: store)
    }
    .fullScreenCover(item: $store.scope(state: \.flow?.signUp, action: \.flow.signUp)) { store in
      SignUpView(store: store)
    }
  }
}
