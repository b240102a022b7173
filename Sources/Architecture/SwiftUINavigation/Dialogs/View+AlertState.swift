import DataFlow
import SwiftNavigation
import SwiftUICore

extension View {
  /// Shows an alert while there is a state for one.
  ///
  /// - Parameters:
  ///   - state: What the alert says. It becomes `nil` when the alert closes.
  ///   - handler: Is given the action of the button that was pressed, `nil` when it has none.
  @MainActor
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>,
    action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    alert(state.wrappedValue, isPresented: Binding(state)) { Button($0, action: handler) }
  }

  /// Shows an alert while there is a state for one, and handles its buttons asynchronously.
  ///
  /// - Parameters:
  ///   - state: What it says. It becomes `nil` when it closes.
  ///   - handler: Is given the action of the button that was pressed, `nil` when it has none.
  @MainActor
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>,
    action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    alert(state.wrappedValue, isPresented: Binding(state)) { Button($0, action: handler) }
  }

  /// Shows an alert, whose buttons only close it, while there is a state for one.
  @MainActor
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { _ in }
  }

  @MainActor
  package func alert<Action>(
    _ state: AlertState<Action>?, isPresented: Binding<Bool>,
    button: @escaping @MainActor (ButtonState<Action>) -> Button<Text>
  ) -> some View {
    alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: isPresented,
      presenting: state
    ) { state in
      ForEach(state.buttons, content: button)
    } message: { state in
      state.message.map { Text($0) }
    }
  }
}
