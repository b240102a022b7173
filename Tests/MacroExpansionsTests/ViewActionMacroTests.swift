import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite struct ViewActionMacroTests {
  private let macros: [String: any Macro.Type] = ["ViewAction": ViewActionMacro.self]

  @Test func viewWithAStoreSends() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        @available(macOS 99, *)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
        }
        @ViewAction(for: Feature.self)
        struct OtherView: View {
          @State private var store = Store(initialState: Feature.State()) { Feature() }
        }
        """,
      by: macros,
      is: """

        @available(macOS 99, *)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
        }
        struct OtherView: View {
          @State private var store = Store(initialState: Feature.State()) { Feature() }
        }

        @available(macOS 99, *)
        extension FeatureView: ComposableCore.ViewActionSending {
        }

        extension OtherView: ComposableCore.ViewActionSending {
        }
        """
    )
  }

  @Test func storeIsNeeded() {
    expectExpansion(
      of: """
        @ViewAction(for: Parent.Feature.self)
        struct FeatureView: View {
        }
        """,
      by: macros,
      is: """

        struct FeatureView: View {
        }
        """,
      diagnostics: [
        """
        1:1: error: '@ViewAction' needs a store to send to: add \
        'let store: StoreOf<Parent.Feature>' to 'FeatureView'
        """,
        """
        fix-it: Add 'let store: StoreOf<Parent.Feature>': {
          let store: StoreOf<Parent.Feature>
        }
        """,
      ]
    )
  }

  @Test("The store that the fix adds comes first and is as public as the view")
  func addedStore() {
    expectDiagnostics(
      of: """
        @ViewAction(for: Feature.self)
        public struct FeatureView: View {
          public var body: some View { Text("") }
        }
        """,
      by: macros,
      are: [
        """
        1:1: error: '@ViewAction' needs a store to send to: add \
        'let store: StoreOf<Feature>' to 'FeatureView'
        """,
        """
        fix-it: Add 'public let store: StoreOf<Feature>': {
          public let store: StoreOf<Feature>
          public var body: some View { Text("") }
        }
        """,
      ]
    )
  }

  @Test("A call of 'store.send' is to be one of 'send', and becomes one for a view action")
  func storeSends() {
    let warning =
      "warning: A view with '@ViewAction' sends view actions with 'send', not with 'store.send'"
    expectDiagnostics(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("a") { store.send(.view(.tapped)) }
            Button("b") { self.store.send(.view(.tapped(1)), animation: .default) }
            Button("c") { store.send(.other) }
            Button("d") { child.store.send(.view(.tapped)) }
          }
        }
        """,
      by: macros,
      are: [
        "5:19: \(warning)",
        "fix-it: Call 'send' instead: send(.tapped) ",
        "6:19: \(warning)",
        "fix-it: Call 'send' instead: self.send(.tapped(1), animation: .default) ",
        "7:19: \(warning)",
      ]
    )
  }
}
