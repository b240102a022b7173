import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite("The expansion of @Entry")
struct EntryMacroTests {
  private let macros: [String: any Macro.Type] = ["Entry": EntryMacro.self]

  @Test("A property with a type and a default value")
  func property() {
    expectExpansion(
      of: """
        extension EnvironmentValues {
          @Entry public var accent: Color = .orange
        }
        """,
      by: macros,
      is: """
        extension EnvironmentValues {
          public var accent: Color {
            get {
              self[__Key_accent.self]
            }
            set {
              self[__Key_accent.self] = newValue
            }
            _modify {
              yield &self[__Key_accent.self]
            }
          }

          private nonisolated struct __Key_accent: SwiftUICore.EnvironmentKey {
            @SwiftUICore._EntryDefaultValue
            static var defaultValue: Color = .orange
          }
        }
        """
    )
  }

  @Test("A property of another type has no key")
  func otherOwner() {
    expectDiagnostics(
      of: """
        extension Text {
          @Entry var accent: Int = 1
        }
        """,
      by: macros,
      are: [
        """
        2:3: error: '@Entry' macro can only attach to var declarations inside extensions of \
        'EnvironmentValues'
        """
      ]
    )
  }
}
