import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

/// What `@CasePathable` makes of the declaration around the cases, and what it refuses.
@Suite struct CasePathableDeclarationTests {
  private let macros: [String: any Macro.Type] = ["CasePathable": CasePathableMacro.self]

  @Test func listedConformancesAreNotRepeated() {
    expectExpansion(
      of: """
        @CasePathable
        enum One: CasePathable {
        }
        @CasePathable
        enum Both: CasePaths.CasePathable, CasePathIterable {
        }
        """,
      by: macros,
      is: """

        enum One: CasePathable {

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: One) -> CasePaths.PartialCaseKeyPath<One> {

            }

            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<One>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<One>] = []

              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
        enum Both: CasePaths.CasePathable, CasePathIterable {

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Both) -> CasePaths.PartialCaseKeyPath<Both> {

            }

            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Both>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<Both>] = []

              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension One: CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func availabilityIsRepeatedOnTheExtension() {
    expectExpansion(
      of: """
        @CasePathable
        @available(macOS 99, *)
        #if os(iOS)
        @available(iOS 99, *)
        #endif
        enum Route {
        }
        """,
      by: macros,
      is: """

        @available(macOS 99, *)
        #if os(iOS)
        @available(iOS 99, *)
        #endif
        enum Route {

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Route) -> CasePaths.PartialCaseKeyPath<Route> {

            }

            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Route>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<Route>] = []

              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(macOS 99, *)
        #if os(iOS)
        @available(iOS 99, *)
        #endif
        nonisolated extension Route: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """
    )
  }

  @Test func onlyEnumsHaveCases() {
    expectExpansion(
      of: """
        @CasePathable
        struct Foo {
        }
        """,
      by: macros,
      is: """

        struct Foo {
        }
        """,
      diagnostics: ["2:1: error: '@CasePathable' cannot be applied to struct type 'Foo'"]
    )
  }

  @Test func namesOfCasesAreNotOverloaded() {
    expectExpansion(
      of: """
        @CasePathable
        enum Foo {
          case bar(Int)
          case bar(text: String)
        }
        """,
      by: macros,
      is: """

        enum Foo {
          case bar(Int)
          case bar(text: String)
        }
        """,
      diagnostics: [
        "4:8: error: '@CasePathable' cannot be applied to overloaded case name 'bar'"
      ]
    )
  }
}
