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
        """
      ]
    )
  }
}
