import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite("The expansion of @UITransactionEntry")
struct UITransactionEntryMacroTests {
  private let macros: [String: any Macro.Type] = [
    "UITransactionEntry": UITransactionEntryMacro.self
  ]

  @Test("A property with a type and a default value")
  func property() {
    expectExpansion(
      of: """
        extension UITransaction {
          @UITransactionEntry public var isInstant: Bool = false
        }
        """,
      by: macros,
      is: """
        extension UITransaction {
          public var isInstant: Bool {
            get {
              self[__Key_isInstant.self]
            }
            set {
              self[__Key_isInstant.self] = newValue
            }
            _modify {
              yield &self[__Key_isInstant.self]
            }
          }

          private nonisolated struct __Key_isInstant: SwiftNavigation.UITransactionKey {
            @SwiftNavigation._UITransactionDefaultValue
            static var defaultValue: Bool = false
          }
        }
        """
    )
  }

  @Test("The type may be left to the default value, and the name in back-ticks")
  func inferredType() {
    expectExpansion(
      of: """
        extension SwiftNavigation.UITransaction {
          @UITransactionEntry var `default` = [1, 2]
        }
        """,
      by: macros,
      is: """
        extension SwiftNavigation.UITransaction {
          var `default` {
            get {
              self[__Key_default.self]
            }
            set {
              self[__Key_default.self] = newValue
            }
            _modify {
              yield &self[__Key_default.self]
            }
          }

          private nonisolated struct __Key_default: SwiftNavigation.UITransactionKey {
            @SwiftNavigation._UITransactionDefaultValue
            static var defaultValue = [1, 2]
          }
        }
        """
    )
  }

  @Test("An optional without a default value is 'nil'")
  func optional() {
    expectExpansion(
      of: """
        extension UITransaction {
          @UITransactionEntry var duration: Double?
          @UITransactionEntry var name: Optional<String>
        }
        """,
      by: macros,
      is: """
        extension UITransaction {
          var duration: Double? {
            get {
              self[__Key_duration.self]
            }
            set {
              self[__Key_duration.self] = newValue
            }
            _modify {
              yield &self[__Key_duration.self]
            }
          }

          private nonisolated struct __Key_duration: SwiftNavigation.UITransactionKey {
            @SwiftNavigation._UITransactionDefaultValue
            static var defaultValue: Double? = nil
          }
          var name: Optional<String> {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
            _modify {
              yield &self[__Key_name.self]
            }
          }

          private nonisolated struct __Key_name: SwiftNavigation.UITransactionKey {
            @SwiftNavigation._UITransactionDefaultValue
            static var defaultValue: Optional<String> = nil
          }
        }
        """
    )
  }

  @Test("The default value is made anew for each use")
  func defaultValue() {
    expectExpansion(
      of: """
        struct Key {
          @_UITransactionDefaultValue
          static var defaultValue: Date = Date()
        }
        """,
      by: ["_UITransactionDefaultValue": EntryDefaultValueMacro.self],
      is: """
        struct Key {
          static var defaultValue: Date {
            get {
              Date()
            }
          }
        }
        """
    )
  }

  @Test("A default value is needed, unless the type is optional")
  func missingDefaultValue() {
    expectExpansion(
      of: """
        extension UITransaction {
          @UITransactionEntry var isInstant: Bool
        }
        """,
      by: macros,
      is: """
        extension UITransaction {
          var isInstant: Bool {
            get {
              Swift.fatalError()
            }
            set {
              Swift.fatalError()
            }
          }
        }
        """,
      diagnostics: ["2:27: error: Property missing a default value"])
  }

  @Test("Only variables are entries")
  func wrongDeclaration() {
    expectDiagnostics(
      of: """
        extension UITransaction {
          @UITransactionEntry let isInstant = false
          @UITransactionEntry func f() {}
        }
        """,
      by: macros,
      are: [
        "2:3: error: '@UITransactionEntry' can only be applied to a 'var' declaration",
        "3:3: error: '@UITransactionEntry' can only be applied to a 'var' declaration",
      ])
  }

  @Test("An entry is in an extension of UITransaction")
  func wrongPlace() {
    let message = """
      error: '@UITransactionEntry' macro can only attach to var declarations inside extensions of \
      'UITransaction'
      """
    expectDiagnostics(
      of: """
        struct Settings {
          @UITransactionEntry var isInstant = false
        }
        extension Settings {
          @UITransactionEntry var duration = 1
        }
        @UITransactionEntry var name = ""
        """,
      by: macros, are: ["2:3: \(message)", "5:3: \(message)", "7:1: \(message)"])
  }
}
