import CustomDump
import DataFlow
import IssueReporting
import SwiftNavigation
import Testing

private enum Action: Hashable, Sendable {
  case confirm(id: Int)
  case keep
}

private func alert(_ title: String = "Delete?") -> AlertState<Action> {
  AlertState {
    TextState(title)
  } actions: {
    ButtonState(role: .destructive, action: .confirm(id: 1)) { TextState("Delete") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("It is gone then.")
  }
}

@Suite("The states of alerts and dialogs")
struct DialogStateTests {
  // MARK: Equality

  @Test("Alerts that say the same are equal, though each has an identity of its own")
  func equality() {
    #expect(alert() == alert())
    #expect(alert().hashValue == alert().hashValue)
    #expect(alert().id != alert().id)
    #expect(alert() != alert("Erase?"))
    var other = alert()
    other.message = nil
    #expect(alert() != other)
    other = alert()
    other.buttons.removeLast()
    #expect(alert() != other)
  }

  @Test("Whether a dialog shows its title does not matter to its equality and its hash")
  func titleVisibility() {
    let hidden = ConfirmationDialogState<Action>(titleVisibility: .hidden) { TextState("a") }
    let automatic = ConfirmationDialogState<Action> { TextState("a") }
    #expect(hidden == automatic)
    #expect(hidden.hashValue == automatic.hashValue)
    #expect(automatic.titleVisibility == .automatic)
    #expect(automatic != ConfirmationDialogState { TextState("b") })
  }

  @Test("Buttons are equal by their action, its animation, their label and their role")
  func buttonEquality() {
    func button(
      _ role: ButtonStateRole? = nil, _ action: ButtonStateAction<Action> = .send(.keep),
      _ label: String = "Keep"
    ) -> ButtonState<Action> {
      ButtonState(role: role, action: action) { TextState(label) }
    }
    #expect(button() == button())
    #expect(button() != button(.cancel))
    #expect(button() != button(nil, .send(.confirm(id: 1))))
    #expect(button() != button(nil, .send(.keep, animation: .default)))
    #expect(button() != button(nil, .send(.keep), "Stay"))
  }

  @Test("The hash of a button ignores its animation")
  func buttonHash() {
    let plain = ButtonState<Action>(action: .keep) { TextState("Keep") }
    let animated = ButtonState<Action>(action: .send(.keep, animation: .linear)) {
      TextState("Keep")
    }
    #expect(plain != animated)
    #expect(plain.hashValue == animated.hashValue)
  }

  // MARK: Building

  @Test("Buttons are built with conditions and loops")
  func builder() {
    func ids(_ isLong: Bool) -> [Action?] {
      AlertState<Action> {
        TextState("a")
      } actions: {
        if isLong {
          for id in 1...2 { ButtonState(action: .confirm(id: id)) { TextState("b") } }
        } else {
          ButtonState(action: .keep) { TextState("c") }
        }
        if isLong { ButtonState { TextState("d") } }
      }
      .buttons.map(\.action.action)
    }
    #expect(ids(true) == [.confirm(id: 1), .confirm(id: 2), nil])
    #expect(ids(false) == [.keep])
  }

  @Test("A bare action is sent, and no action sends nil")
  func bareAction() {
    let bare = ButtonState<Action>(action: .keep) { TextState("a") }
    #expect(bare == ButtonState(action: .send(.keep)) { TextState("a") })
    #expect(ButtonState<Action> { TextState("a") }.action == .send(nil))
  }

  @Test("Mapping changes the actions and keeps the identities")
  func map() {
    let mapped = alert().map { $0.map { "\($0)" } }
    #expect(mapped.buttons.map(\.action.action) == ["confirm(id: 1)", nil])
    let original = alert()
    #expect(original.map { $0 }.id == original.id)
    #expect(original.map { $0 }.buttons.map(\.id) == original.buttons.map(\.id))
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) { TextState("a") }
    #expect(dialog.map { $0 }.id == dialog.id)
    #expect(dialog.map { $0 }.titleVisibility == .visible)
  }

  // MARK: Performing

  @Test("A button gives its action to the handler, or nil")
  func handler() {
    var actions: [Action?] = []
    for button in alert().buttons { button.withAction { actions.append($0) } }
    #expect(actions == [.confirm(id: 1), nil])
  }

  @Test("An animated action is handled within its animation")
  func animation() {
    let button = ButtonState<Action>(action: .send(.keep, animation: .linear)) { TextState("a") }
    var animation: Animation?
    button.withAction { _ in animation = Transaction._current.animation }
    #expect(animation == .linear)
  }

  @Test("An asynchronous handler is given the action")
  @MainActor func asynchronousHandler() async {
    let button = ButtonState<Action>(action: .keep) { TextState("a") }
    var actions: [Action?] = []
    await button.withAction { action in
      await Task.yield()
      actions.append(action)
    }
    #expect(actions == [.keep])
  }

  @Test(
    "An animated action of an asynchronous handler is reported, and handled without its animation")
  @MainActor func asynchronousAnimation() async {
    let button = ButtonState<Action>(action: .send(.keep, animation: .linear)) { TextState("a") }
    var actions: [Action?] = []
    let line = #line + 2
    await withKnownIssue {
      await button.withAction { action in
        await Task.yield()
        actions.append(action)
      }
    } matching: {
      "\($0)".contains("An animated action was performed asynchronously: ")
        && "\($0)".contains("Action.keep") && $0.sourceLocation?.line == line
    }
    #expect(actions == [.keep])
  }

  @Test("An animated button without an action may be handled asynchronously")
  @MainActor func asynchronousAnimationOfNothing() async {
    let button = ButtonState<Action>(action: .send(nil, animation: .linear)) { TextState("a") }
    var actions: [Action?] = []
    await button.withAction { action in
      await Task.yield()
      actions.append(action)
    }
    #expect(actions == [nil])
  }

  // MARK: Dumping

  @Test("The dump of an alert has its title, its actions and its message")
  func dump() {
    #expect(
      String(customDumping: alert()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .confirm(id: 1)
              ),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              action: .send(nil),
              label: "Keep"
            )
          ],
          message: "It is gone then."
        )
        """
    )
  }

  @Test("The dump leaves out what is not there, and a title visibility that is automatic")
  func shortDump() {
    #expect(
      String(customDumping: AlertState<Action> { TextState("a") }) == #"AlertState(title: "a")"#)
    #expect(
      String(
        customDumping: ConfirmationDialogState<Action>(titleVisibility: .hidden) { TextState("a") }
      ) == """
        ConfirmationDialogState(
          titleVisibility: .hidden,
          title: "a"
        )
        """
    )
  }

  @Test("The dump of an animated action names the animation")
  func animatedDump() {
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) {
      TextState("Sure?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.keep, animation: .easeInOut)) {
        TextState("Keep")
      }
      ButtonState(action: .send(nil, animation: .default)) { TextState("Leave") }
    }
    #expect(
      String(customDumping: dialog) == """
        ConfirmationDialogState(
          titleVisibility: .visible,
          title: "Sure?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .keep,
                animation: Animation.easeInOut
              ),
              label: "Keep"
            ),
            [1]: ButtonState(
              action: .send(
                nil,
                animation: Animation.default
              ),
              label: "Leave"
            )
          ]
        )
        """
    )
  }
}
