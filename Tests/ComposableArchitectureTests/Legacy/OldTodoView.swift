import ComposableArchitecture
import SwiftUI

/// A toggle for a feature whose state is not observable.
@available(*, deprecated)
struct OldTodoView: View {
  let store: StoreOf<OldTodo>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Toggle(viewStore.text, isOn: viewStore.binding(get: \.isDone, send: { .toggled($0) }))
    }
  }
}
