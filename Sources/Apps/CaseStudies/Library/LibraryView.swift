import ComposableArchitecture
import SwiftUI

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        Explanation(
          """
          A link pushes a value of state. The reducer can do the same and more: it puts two screens on the stack at once, \
          or takes all of them away.
          """
        )
        Section {
          ForEach(["Seafaring", "Classics"], id: \.self) { subject in
            NavigationLink(subject, state: Library.Path.State.shelf(Shelf.State(subject: subject)))
          }
        }
        Section {
          Button("Recommend a book") { store.send(.recommendationButtonTapped) }
        }
      }
      .navigationTitle("Library")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    } destination: { pathStore in
      switch pathStore.case {
      case .shelf(let shelf): ShelfView(store: shelf)
      case .book(let book):
        BookView(store: book) { store.send(.rootButtonTapped) }
      }
    }
  }
}

private struct ShelfView: View {
  let store: StoreOf<Shelf>

  var body: some View {
    List {
      ForEach(store.titles, id: \.self) { title in
        NavigationLink(title, state: Library.Path.State.book(Book.State(title: title)))
      }
    }
    .navigationTitle(store.subject)
  }
}

private struct BookView: View {
  let store: StoreOf<Book>
  let goToRoot: @MainActor () -> Void

  var body: some View {
    Form {
      LabeledContent("Pages read", value: "\(store.pagesRead)")
      Button("Read a page") { store.send(.readButtonTapped) }
      Button("Return the book") { store.send(.returnButtonTapped) }
    }
    .navigationTitle(store.title)
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        Button("Back to the entrance", action: goToRoot)
      }
    }
  }
}

#Preview {
  LibraryView(
    store: Store(initialState: Library.State()) {
      Library()
    }
  )
}
