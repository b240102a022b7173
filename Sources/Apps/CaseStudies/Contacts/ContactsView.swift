import ComposableArchitecture
import SwiftUI

struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    Form {
      Explanation(
        """
        Setting the optional state presents the sheet, and clearing it takes the sheet away. The feature in the sheet \
        dismisses itself; leaving the sheet does the same, so that the state is never behind.
        """
      )
      Section {
        ForEach(store.contacts) { contact in
          Button(contact.name) { store.send(.contactTapped(id: contact.id)) }
        }
        Button("Add a contact") { store.send(.addButtonTapped) }
      }
    }
    .navigationTitle("Contacts")
    .sheet(item: $store.scope(state: \.form, action: \.form)) { store in
      NavigationStack {
        ContactFormView(store: store)
      }
      .presentationDetents([.medium])
    }
  }
}

private struct ContactFormView: View {
  @Bindable var store: StoreOf<ContactForm>

  var body: some View {
    Form {
      TextField("Name", text: $store.contact.name)
      TextField("Note", text: $store.contact.note)
    }
    .navigationTitle("Contact")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(store.contact.name.isEmpty)
      }
    }
  }
}

#Preview {
  NavigationStack {
    ContactsView(
      store: Store(initialState: Contacts.State()) {
        Contacts()
      }
    )
  }
}
