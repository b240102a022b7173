extension CompileTime {
  /// What has been slow where overloads differ too little.
  static let all = [chainedIfLets, presentations, toolbars, children]

  /// The reducer at the head says its types. Where it leaves them to be inferred, the compiler tries all
  /// combinations of the overloads of `ifLet`, and gives up.
  private static let chainedIfLets = CompileTime(name: "20 chained ifLets") { isLong in
    """
    import ComposableArchitecture

    @Reducer struct Child {
      @ObservableState struct State { var count = 0 }
      enum Action { case increment }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer struct Parent {
      @ObservableState struct State {
    \(lines(20) { "    @Presents var child\($0): Child.State?" })
      }
      enum Action {
    \(lines(20) { "    case child\($0)(PresentationAction<Child.Action>)" })
      }
      var body: some ReducerOf<Self> {
        Reduce<State, Action> { _, _ in .none }
    \(isLong ? lines(20) { "      .ifLet(\\.$child\($0), action: \\.child\($0)) { Child() }" } : "")
      }
    }
    """
  }

  private static let presentations = CompileTime(name: "20 presentation modifiers") { isLong in
    let forms = [
      ".sheet(item: $item) { Text($0.name) }",
      ".sheet(isPresented: $isShown) { Text(\"Sheet\") }",
      ".fullScreenCover(item: $item) { Text($0.name) }",
      ".popover(isPresented: $isShown) { Text(\"Popover\") }",
      ".alert(\"Alert\", isPresented: $isShown) { Button(\"OK\") {} } message: { Text(\"Message\") }",
      ".confirmationDialog(\"Dialog\", isPresented: $isShown) { Button(\"Go\") {} }",
      ".navigationDestination(item: $item) { Text($0.name) }",
    ]
    return view(isLong ? lines(20) { "      " + forms[$0 % forms.count] } : "")
  }

  private static let toolbars = CompileTime(name: "20 toolbars in a chain") { isLong in
    let forms = [
      ".toolbar { ToolbarItem(placement: .primaryAction) { Button(\"Save\") {} } }",
      ".toolbar { Button(\"Add\") { isShown = true } }",
      ".toolbar { if isShown { ToolbarItem { Text(\"Shown\") } } else { Text(\"Hidden\") } }",
    ]
    return view(isLong ? lines(20) { "      " + forms[$0 % forms.count] } : "")
  }

  private static let children = CompileTime(name: "80 children in a builder") { isLong in
    view(isLong ? ".overlay { VStack {\n\(lines(80) { "        Text(\"Row \($0)\")" })\n} }" : "")
  }

  private static func view(_ modifiers: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI

    struct Item: Identifiable, Hashable {
      let id: Int
      var name = ""
    }

    struct Screen: View {
      @State private var isShown = false
      @State private var item: Item?

      var body: some View {
        Text("Content")
    \(modifiers)
      }
    }
    """
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n")
  }
}
