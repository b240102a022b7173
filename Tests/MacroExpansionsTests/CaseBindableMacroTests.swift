import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

@Suite("The expansion of @CaseBindable")
struct CaseBindableMacroTests {
  private let macros: [String: any Macro.Type] = ["CaseBindable": CaseBindableMacro.self]

  @Test(
    "An enumeration of bindings, and what makes one; @CasePathable makes the paths if it is there")
  func basics() {
    expectExpansion(
      of: """
        @CasePathable
        @CaseBindable
        enum Status {
          case inStock(quantity: Int)
          case ordered(id: Int, Self)
          case gone
        }
        """,
      by: macros,
      is: #"""
        @CasePathable
        enum Status {
          case inStock(quantity: Int)
          case ordered(id: Int, Self)
          case gone

          public nonisolated enum BindingEnumeration {
            case inStock(SwiftNavigation._Binding<Int>)
            case ordered(SwiftNavigation._Binding<(id: Int, Status)>)
            case gone
          }

          public nonisolated static func _$caseBinding(_ binding: SwiftNavigation._Binding<Status>) -> BindingEnumeration {
            switch binding.wrappedValue {
            case let .inStock(value0):
              return .inStock(binding._$payload(of: \.inStock, value0))
            case let .ordered(value0, value1):
              return .ordered(binding._$payload(of: \.ordered, (value0, value1)))
            case .gone:
              return .gone
            }
          }
        }

        nonisolated extension Status: SwiftNavigation.CaseBindable {
        }
        """#
    )
  }

  @Test("Availability is repeated on the extensions, and listed conformances are not")
  func declaration() {
    expectExpansion(
      of: """
        @CasePathable
        @CaseBindable
        @available(macOS 99, *)
        enum One {
        }
        @CasePathable
        @CaseBindable
        enum Two: CaseBindable {
        }
        """,
      by: macros,
      is: """
        @CasePathable
        @available(macOS 99, *)
        enum One {

          public nonisolated enum BindingEnumeration {

          }

          public nonisolated static func _$caseBinding(_ binding: SwiftNavigation._Binding<One>) -> BindingEnumeration {
            switch binding.wrappedValue {

            }
          }
        }
        @CasePathable
        enum Two: CaseBindable {

          public nonisolated enum BindingEnumeration {

          }

          public nonisolated static func _$caseBinding(_ binding: SwiftNavigation._Binding<Two>) -> BindingEnumeration {
            switch binding.wrappedValue {

            }
          }
        }

        @available(macOS 99, *)
        nonisolated extension One: SwiftNavigation.CaseBindable {
        }
        """
    )
  }

  @Test("Only enums have cases")
  func notAnEnum() {
    expectDiagnostics(
      of: """
        @CaseBindable
        struct Status {}
        """,
      by: macros, are: ["2:1: error: '@CaseBindable' can only be applied to enums"])
  }
}
