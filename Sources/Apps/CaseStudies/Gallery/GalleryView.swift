import ComposableArchitecture
import SwiftUI

struct GalleryView: View {
  let store: StoreOf<Gallery>

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
  }
}
