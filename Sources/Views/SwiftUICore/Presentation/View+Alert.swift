import DataFlow
import Elements

// An alert interrupts: a title, a message, and buttons. Pressing a button runs its action and then
// closes the alert. An alert without buttons gets one that says OK.

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let dialog = Dialog(
      kind: .alert, title: title, actions: actions(), message: EmptyView())
    return modifier(DialogModifier(isPresented: isPresented, dialog: dialog))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let dialog = Dialog(
      kind: .alert, title: title, actions: actions(), message: message())
    return modifier(DialogModifier(isPresented: isPresented, dialog: dialog))
  }

  /// Shows an alert while a binding is true, for the data that there is.
  nonisolated public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    let dialog = data.map {
      Dialog(
        kind: .alert, title: title, actions: actions($0), message: EmptyView())
    }
    return modifier(DialogModifier(isPresented: isPresented, dialog: dialog))
  }

  /// Shows an alert while a binding is true, for the data that there is.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    let dialog = data.map {
      Dialog(
        kind: .alert, title: title, actions: actions($0), message: message($0))
    }
    return modifier(DialogModifier(isPresented: isPresented, dialog: dialog))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while a binding is true, for the data that there is.
  nonisolated public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert while a binding is true, for the data that there is.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while a binding is true, for the data that there is.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert while a binding is true, for the data that there is.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}
