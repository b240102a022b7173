import DataFlow
import Elements

/// Puts a search field over a view.
struct SearchableModifier {
  let text: Binding<String>
  /// `nil` where nobody but the view itself knows whether the user is searching.
  let boundPresentation: Binding<Bool>?
  let prompt: Text?
  @State private var ownPresentation = false

  init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    self.text = text
    boundPresentation = isPresented
    self.prompt = prompt
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = boundPresentation ?? $ownPresentation
    let dismiss = DismissSearchAction {
      isPresented.wrappedValue = false
      text.wrappedValue = ""
    }
    SearchContainer(text: text, isPresented: isPresented, dismiss: dismiss) {
      content
        .environment(\.isSearching, isPresented.wrappedValue)
        .environment(\.dismissSearch, dismiss)
      SearchField(
        text: text, isPresented: isPresented, title: prompt ?? Text("Search"))
    }
  }
}

/// What is searched, and the field.
private struct SearchContainer<Content: View> {
  let text: Binding<String>
  let isPresented: Binding<Bool>
  let dismiss: DismissSearchAction
  let content: Content

  init(
    text: Binding<String>, isPresented: Binding<Bool>, dismiss: DismissSearchAction,
    @ViewBuilder content: () -> Content
  ) {
    self.text = text
    self.isPresented = isPresented
    self.dismiss = dismiss
    self.content = content()
  }
}

extension SearchContainer: _ElementView {
  var _content: Content { content }

  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .search
    element.attributes.actions = .search
    element.respond = { [text, isPresented, dismiss, unowned element] event in
      switch event {
      case .search:
        isPresented.wrappedValue = true
        element.searchField.map { element.tree?.setFocus($0) }
        return true
      case .dismiss:
        guard isPresented.wrappedValue || !text.wrappedValue.isEmpty else { return false }
        dismiss()
        return true
      default: return false
      }
    }
  }
}

extension Element {
  /// The field that searches the element, which stands after what is searched.
  fileprivate var searchField: Element? { children.last }
}

/// The field. As long as it has the focus, or a text, the user is searching.
private struct SearchField {
  let text: Binding<String>
  let isPresented: Binding<Bool>
  let title: Text
}

extension SearchField: _PrimitiveView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SearchFieldNode(view, element: Element(.group), in: context)
  }
}

private final class SearchFieldNode: ElementNode<SearchField> {
  private var isPresented = false

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    element.attributes.isEnabled = environment.isEnabled
    let isPresented = tracked {
      element.showField(
        view.text, title: view.title, prompt: nil, isSecure: false, environment: environment)
      return view.isPresented.wrappedValue
    }
    followFocus()
    guard isPresented != self.isPresented else { return }
    self.isPresented = isPresented
    graph.afterUpdate { [weak self] in self?.takeOrLeaveFocus() }
  }

  /// Has the user search while the field has the focus or a text.
  private func followFocus() {
    let edit = element.respond
    element.respond = { [view] event in
      if case .focused(let isFocused) = event {
        let isSearching = isFocused || !view.text.wrappedValue.isEmpty
        if view.isPresented.wrappedValue != isSearching {
          view.isPresented.wrappedValue = isSearching
        }
      }
      return edit?(event) ?? false
    }
  }

  private func takeOrLeaveFocus() {
    guard let tree = element.tree, let searched = element.parent else { return }
    if isPresented {
      if view.text.wrappedValue.isEmpty { tree.setFocus(element) }
    } else if tree.focus === element {
      tree.setFocus(tree.focusOrder.first { $0 !== element && $0.isIn(searched) })
    }
  }
}

extension View {
  /// Lets the user search in a view: a field over it edits a text, by which the source shows less.
  ///
  ///     List(store.results) { Text($0.title) }
  ///       .searchable(text: $store.query, prompt: "Title")
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Lets the user search in a view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search in a view.
  @_disfavoredOverload
  nonisolated public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search in a view, and knows whether that is being done.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Lets the user search in a view, and knows whether that is being done.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets the user search in a view, and knows whether that is being done.
  @_disfavoredOverload
  nonisolated public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
