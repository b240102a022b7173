import ComposableArchitecture

@Reducer
struct Draft {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var copies = 1
    var isSent = false
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case optionsButtonTapped
    case sendButtonTapped

    @CasePathable
    enum Alert {
      case confirmSending
    }

    @CasePathable
    enum Dialog {
      case discard
      case duplicate
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmSending)):
        state.isSent = true
        return .none

      case .alert:
        return .none

      case .dialog(.presented(.discard)):
        state.copies -= 1
        return .none

      case .dialog(.presented(.duplicate)):
        state.copies += 1
        return .none

      case .dialog:
        return .none

      case .optionsButtonTapped:
        state.dialog = .options
        return .none

      case .sendButtonTapped:
        state.alert = .confirmation(copies: state.copies)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState where Action == Draft.Action.Alert {
  static func confirmation(copies: Int) -> Self {
    AlertState {
      TextState("Send the draft?")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("Not yet")
      }
      ButtonState(action: .confirmSending) {
        TextState("Send")
      }
    } message: {
      TextState(copies == 1 ? "It goes out once." : "It goes out \(copies) times.")
    }
  }
}

extension ConfirmationDialogState where Action == Draft.Action.Dialog {
  static let options = ConfirmationDialogState {
    TextState("Draft")
  } actions: {
    ButtonState(action: .duplicate) {
      TextState("Duplicate")
    }
    ButtonState(role: .destructive, action: .discard) {
      TextState("Discard a copy")
    }
    ButtonState(role: .cancel) {
      TextState("Cancel")
    }
  } message: {
    TextState("What shall happen to it?")
  }
}
