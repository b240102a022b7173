import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct ContactsTests {
  @Test func aContactIsSaved() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.form = ContactForm.State(contact: Contact(id: UUID(0)))
    }
    await store.send(.form(.presented(.binding(.set(\.contact.name, "Blob"))))) {
      $0.form?.contact.name = "Blob"
    }
    await store.send(\.form.saveButtonTapped)
    await store.receive(\.form.delegate.saved) {
      $0.contacts = [Contact(id: UUID(0), name: "Blob")]
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }
}

extension ContactsTests {
  @Test func theSheetComesAndGoesWithTheState() async {
    let store = Store(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let screen = TestScreen { NavigationStack { ContactsView(store: store) } }
    screen.button("Add a contact").press()
    #expect(!screen.button("Save").isEnabled)
    screen.textField("Name").type("Blob")
    screen.button("Save").press()
    await screen.wait { $0.button("Blob").exists }
    #expect(store.form == nil)
    screen.button("Blob").press()
    #expect(screen.textField("Name").value == "Blob")
    screen.press(.escape)
    #expect(store.form == nil)
    screen.button("Blob").press()
    screen.button("Cancel").press()
    await screen.wait { $0.button("Add a contact").exists }
  }
}
