import ComposableArchitecture
import Foundation

/// A sheet that is there while a piece of optional state is.
@Reducer
struct Contacts {
  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @Presents var form: ContactForm.State?
  }

  enum Action {
    case addButtonTapped
    case contactTapped(id: UUID)
    case form(PresentationAction<ContactForm.Action>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = ContactForm.State(contact: Contact(id: uuid()))
        return .none
      case .contactTapped(let id):
        state.form = state.contacts[id: id].map { ContactForm.State(contact: $0) }
        return .none
      case .form(.presented(.delegate(.saved(let contact)))):
        state.contacts[id: contact.id] = contact
        return .none
      case .form:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      ContactForm()
    }
  }
}
