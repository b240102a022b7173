import DataFlow
import Foundation

extension View {
  /// Shows an alert while a binding is true and there is an error, whose description is its title.
  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title(of: error), isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Shows an alert while a binding is true and there is an error, whose description is its title.
  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    alert(
      title(of: error), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }

  private nonisolated func title(of error: (some LocalizedError)?) -> Text {
    Text(error?.errorDescription ?? error?.localizedDescription ?? "")
  }
}
