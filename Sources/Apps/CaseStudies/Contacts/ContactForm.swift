import ComposableArchitecture
import Foundation

/// A contact that is being written, in a sheet.
@Reducer
struct ContactForm {
  @ObservableState
  struct State: Equatable, Identifiable {
    var contact: Contact

    var id: UUID { contact.id }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate { case saved(Contact) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saved(contact)))
          await dismiss()
        }
      }
    }
  }
}

struct Contact: Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var note = ""
}
